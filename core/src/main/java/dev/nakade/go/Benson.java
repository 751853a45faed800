package dev.nakade.go;

import java.util.ArrayList;
import java.util.List;

/**
 * The unconditionally alive blocks of one colour, and the regions that keep them alive (Benson
 * 1976). No sequence of the opponent's moves captures such a block, even if its owner always
 * passes.
 *
 * @param stones the stones of the alive blocks
 * @param vitalRegions the regions enclosed by them, each of which is vital to one of them: all its
 *     empty points are liberties of that block. Opposing stones in them are part of them
 */
public record Benson(PointSet stones, List<PointSet> vitalRegions) {

  /** What of {@code color} is unconditionally alive. */
  public static Benson of(Stones board, int color) {
    Color.requirePlayer(color);
    if (board instanceof SmallBoard small) {
      SmallBenson masks = new SmallBenson(small.masks());
      masks.find(small.mask(color), small.mask(Color.opponent(color)));
      return masks.toBenson(small.size());
    }
    PointSet own = board.points(color);
    PointSet empty = board.points(Color.EMPTY);
    List<PointSet> blocks = parts(own);
    List<PointSet> regions = parts(PointSet.full(board.size()).removeAll(own));
    while (dropBlocks(blocks, regions, empty) && dropRegions(blocks, regions)) {
      // Each drop can take the ground from under another.
    }
    PointSet stones = new PointSet(board.size());
    blocks.forEach(stones::addAll);
    regions.removeIf(region -> blocks.stream().noneMatch(block -> isVital(region, block, empty)));
    return new Benson(stones, List.copyOf(regions));
  }

  /** Drops the blocks with fewer than two vital regions. Says whether there were any. */
  private static boolean dropBlocks(List<PointSet> blocks, List<PointSet> regions, PointSet empty) {
    return blocks.removeIf(
        block -> regions.stream().filter(region -> isVital(region, block, empty)).count() < 2);
  }

  /** Drops the regions that adjoin a stone of a dropped block. Says whether there were any. */
  private static boolean dropRegions(List<PointSet> blocks, List<PointSet> regions) {
    return regions.removeIf(
        region -> {
          PointSet walls = region.border();
          blocks.forEach(walls::removeAll);
          return !walls.isEmpty();
        });
  }

  private static boolean isVital(PointSet region, PointSet block, PointSet empty) {
    PointSet border = block.border();
    return region.intersects(border) && border.containsAll(region.copy().retainAll(empty));
  }

  /** The connected parts of a set. */
  private static List<PointSet> parts(PointSet set) {
    List<PointSet> parts = new ArrayList<>();
    PointSet rest = set.copy();
    while (!rest.isEmpty()) {
      PointSet part = PointSet.of(set.size(), rest.stream().findFirst().orElseThrow());
      PointSet edge = part.border().retainAll(rest);
      while (!edge.isEmpty()) {
        part.addAll(edge);
        edge = part.border().retainAll(rest);
      }
      rest.removeAll(part);
      parts.add(part);
    }
    return parts;
  }
}
