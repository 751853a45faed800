package dev.nakade.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SgfNodeTest {
  @Test
  void propertiesGoByTheirCapitals() {
    SgfNode node = new SgfNode();
    node.add("AddBlack", "aa");
    node.add("AB", "bb");
    assertThat(node.values("AB")).containsExactly("aa", "bb");
    assertThat(node.values("AddBlack")).containsExactly("aa", "bb");
    assertThat(node.has("ADDBLACK")).isFalse();
    assertThat(node.spelling("AB")).isEqualTo("AddBlack");
    assertThat(node).hasToString(";AddBlack[aa][bb]");
  }

  @Test
  void settingKeepsThePlaceAndTheSpelling() {
    SgfNode node = new SgfNode();
    node.set("GaMe", "1");
    node.set("AB", List.of("aa", "bb"));
    node.set("GM", "2");
    assertThat(node).hasToString(";GaMe[2]AB[aa][bb]");
    node.remove("GM");
    node.set("GM", "3");
    assertThat(node).hasToString(";AB[aa][bb]GM[3]");
    node.set("AB", List.of());
    assertThat(node.has("AB")).isFalse();
    assertThat(node.values("AB")).isEmpty();
    assertThat(node.text("AB")).isEmpty();
  }

  @Test
  void whatCouldNotBeReadBackIsRefused() {
    SgfNode node = new SgfNode();
    for (String raw : List.of("]", "a]b", "\\", "a\\\\\\", "\\]]")) {
      assertThatThrownBy(() -> node.add("C", raw)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> node.set("C", raw)).isInstanceOf(IllegalArgumentException.class);
    }
    for (String id : List.of("", "1", "A B", "Ä", "A[")) {
      assertThatThrownBy(() -> node.add(id, "")).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> node.set(id, "")).isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(node.properties()).isEmpty();
  }

  @Test
  void viewsCannotBeChanged() {
    SgfNode node = new SgfNode();
    node.add("C", "x");
    assertThatThrownBy(() -> node.values("C").add("y"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> node.properties().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> node.properties().get("C").clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> node.children().add(node))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void pathsLeadFromTheRoot() {
    SgfNode root = new SgfNode();
    SgfNode child = root.addChild();
    SgfNode grandchild = child.addChild();
    assertThat(root.path()).containsExactly(root);
    assertThat(grandchild.path()).containsExactly(root, child, grandchild);
    assertThat(root.parent()).isEmpty();
    assertThat(grandchild.parent()).contains(child);
    assertThat(root.line()).isZero();
  }
}
