package dev.nakade.app.picture;

import java.util.List;

/**
 * Shapes on a sheet whose upper left is (0, 0), later ones above earlier ones.
 *
 * @param title a few words for those who cannot see the sheet
 * @param description all of it in words
 */
record Drawing(double width, double height, List<Shape> shapes, String title, String description) {
  Drawing {
    shapes = List.copyOf(shapes);
  }
}
