package dev.nakade.app.picture;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.go.Stones;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is to be seen of a board. Labels on stones serve as move numbers too. The stones and sets
 * are this picture's own copies and are not to be changed.
 *
 * @param region points with a light shade
 * @param target points with a darker shade
 * @param title a few words for those who cannot see the picture
 */
public record BoardPicture(
    Stones stones,
    SortedMap<Integer, Mark> marks,
    SortedMap<Integer, String> labels,
    PointSet region,
    PointSet target,
    View view,
    Coordinates coordinates,
    String title) {

  public BoardPicture {
    Size size = stones.size();
    stones = Board.of(size, stones::color);
    marks = copy(size, marks);
    labels = copy(size, labels);
    region = region.copy();
    target = target.copy();
    if (!region.size().equals(size) || !target.size().equals(size)) {
      throw new IllegalArgumentException("shades of another board than " + size);
    }
    if (!size.contains(view.right(), view.bottom())) {
      throw new IllegalArgumentException(view + " is more than " + size);
    }
  }

  private static <T> SortedMap<Integer, T> copy(Size size, Map<Integer, T> signs) {
    TreeMap<Integer, T> copy = new TreeMap<>(signs);
    if (!copy.isEmpty() && (copy.firstKey() < 0 || copy.lastKey() >= size.area())) {
      throw new IllegalArgumentException("signs beside the board: " + signs);
    }
    return Collections.unmodifiableSortedMap(copy);
  }

  /** Starts a picture of these stones: the whole board with coordinates, until told otherwise. */
  public static Builder of(Stones stones) {
    return new Builder(stones);
  }

  public Size size() {
    return stones.size();
  }

  /** One self-contained SVG element without scripts or outside fonts. */
  public String svg() {
    return Svg.of(Plotter.plot(this));
  }

  /** A PNG image of a size that suits screens. */
  public byte[] png() {
    return Png.of(Plotter.plot(this));
  }

  /** A PNG image of that many pixels in width. */
  public byte[] png(int width) {
    return Png.of(Plotter.plot(this), width);
  }

  /** Lines for a terminal, each with its end. */
  public String text(TextStyle style) {
    return TextBoard.of(this, style);
  }

  boolean shows(int point) {
    return view.contains(size().x(point), size().y(point));
  }

  /** Collects what a picture shows. */
  public static final class Builder {
    private final Stones stones;
    private final TreeMap<Integer, Mark> marks = new TreeMap<>();
    private final TreeMap<Integer, String> labels = new TreeMap<>();
    private final PointSet region;
    private final PointSet target;
    private View view;
    private Coordinates coordinates = Coordinates.SHOWN;
    private String title;

    private Builder(Stones stones) {
      Size size = stones.size();
      this.stones = stones;
      this.region = new PointSet(size);
      this.target = new PointSet(size);
      this.view = View.whole(size);
      this.title = "Go board " + size;
    }

    /** Marks the points; a point has one mark, and the last one given counts. */
    public Builder mark(Mark mark, PointSet points) {
      points.forEach(point -> marks.put(point, mark));
      return this;
    }

    /** Marks the move played last, unless its point carries a mark or a label already. */
    public Builder lastMove(int point) {
      if (point >= 0 && !labels.containsKey(point)) {
        marks.putIfAbsent(point, Mark.LAST_MOVE);
      }
      return this;
    }

    public Builder label(int point, String text) {
      labels.put(point, text);
      return this;
    }

    public Builder labels(Map<Integer, String> texts) {
      labels.putAll(texts);
      return this;
    }

    public Builder region(PointSet points) {
      region.addAll(points);
      return this;
    }

    public Builder target(PointSet points) {
      target.addAll(points);
      return this;
    }

    public Builder view(View part) {
      view = part;
      return this;
    }

    /** Shows only the part of the board where something stands or is marked. */
    public Builder cropped() {
      PointSet seen = stones.points(Color.BLACK).addAll(stones.points(Color.WHITE));
      seen.addAll(region).addAll(target);
      marks.keySet().forEach(seen::add);
      labels.keySet().forEach(seen::add);
      return view(View.around(seen));
    }

    public Builder coordinates(Coordinates shown) {
      coordinates = shown;
      return this;
    }

    public Builder title(String text) {
      title = text;
      return this;
    }

    public BoardPicture build() {
      return new BoardPicture(stones, marks, labels, region, target, view, coordinates, title);
    }
  }
}
