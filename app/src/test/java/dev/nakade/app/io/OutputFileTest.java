package dev.nakade.app.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
  @TempDir private Path folder;

  @Test
  void replacesAFileAndLeavesNothingElse() throws Exception {
    Path file = folder.resolve("a.txt");
    Files.writeString(file, "old");
    OutputFile.write(file, "new".getBytes(UTF_8));
    assertThat(file).hasContent("new");
    assertThat(folder).isDirectoryNotContaining(path -> !path.equals(file));
  }

  @Test
  void aFileThatCannotBeReplacedIsKept() throws IOException {
    Path file = folder.resolve("a.txt/b.txt");
    Files.writeString(file.getParent(), "in the way");
    assertThatThrownBy(() -> OutputFile.write(file, new byte[1]))
        .isInstanceOf(Failure.class)
        .hasMessageStartingWith("cannot write " + file + ": ");
    assertThat(file.getParent()).hasContent("in the way");
  }
}
