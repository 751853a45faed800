package dev.nakade.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Compares and walks trees without recursion, since tests make deep ones. */
final class Trees {
  private Trees() {}

  static void assertSame(String description, List<SgfNode> expected, List<SgfNode> actual) {
    assertThat(actual).as(description).hasSameSizeAs(expected);
    Deque<List<SgfNode>> pending = new ArrayDeque<>();
    for (int i = 0; i < expected.size(); i++) {
      pending.push(List.of(expected.get(i), actual.get(i)));
    }
    while (!pending.isEmpty()) {
      List<SgfNode> pair = pending.pop();
      SgfNode left = pair.get(0);
      SgfNode right = pair.get(1);
      if (!left.toString().equals(right.toString())
          || !left.properties().equals(right.properties())
          || left.children().size() != right.children().size()) {
        assertThat(right.toString()).as(description).isEqualTo(left.toString());
        assertThat(right.properties()).as(description).isEqualTo(left.properties());
        assertThat(right.children()).as(description).hasSameSizeAs(left.children());
      }
      for (int i = 0; i < left.children().size(); i++) {
        pending.push(List.of(left.children().get(i), right.children().get(i)));
      }
    }
  }

  /** The nodes of all trees, parents before children. */
  static List<SgfNode> nodes(List<SgfNode> games) {
    List<SgfNode> found = new ArrayList<>(games);
    for (int i = 0; i < found.size(); i++) {
      found.addAll(found.get(i).children());
    }
    return found;
  }
}
