package dev.nakade.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.Streams;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Help.Ansi;

/** The command {@code nakade gtp}. */
class GtpCommandTest {
  @Test
  void answersLineByLineAndEndsWithTheInput() {
    Run run = Run.withInput("1 name\n\n# hello\n2 play b E5\n3 boom\n", "gtp");
    assertThat(run.out()).isEqualTo("=1 Nakade nakade\n\n=2\n\n?3 unknown command\n\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void endsAtQuit() {
    Run run = Run.withInput("quit\nname\n", "gtp", "--engine", "team16");
    assertThat(run.out()).isEqualTo("=\n\n");
  }

  /**
   * Bytes of all kinds, with words of the protocol among them: as many replies as there are lines
   * with something to answer, in their order, and nothing else.
   */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void readsAnyBytes(long seed) throws IOException {
    Random random = new Random(seed);
    List<String> words =
        List.of(
            "name", "play", "b", "A1", "pass", "7", "#", "\r", "\t", "=", "komi", "-", "showboard");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int line = 0; line < 300; line++) {
      for (int part = random.nextInt(6); part > 0; part--) {
        if (random.nextInt(3) == 0) {
          for (int i = random.nextInt(20); i > 0; i--) {
            int b = random.nextInt(256);
            bytes.write(b == '\n' ? ' ' : b);
          }
        } else {
          bytes.writeBytes((words.get(random.nextInt(words.size())) + " ").getBytes(UTF_8));
        }
      }
      bytes.writeBytes(("\n" + line + " protocol_version\n").getBytes(UTF_8));
    }
    bytes.writeBytes("x".repeat(100_000).getBytes(UTF_8)); // and no end of the line
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Streams streams =
        new Streams(
            new ByteArrayInputStream(bytes.toByteArray()), out, OutputStream.nullOutputStream());
    assertThat(Main.run(streams, Ansi.OFF, new Interrupts(), "gtp", "--nodes", "500")).isZero();
    List<String> replies = List.of(out.toString(UTF_8).split("\n\n", -1));
    assertThat(replies).allMatch(reply -> reply.isEmpty() || reply.matches("(?s)[=?].*"));
    int next = 0;
    for (String reply : replies) {
      if (reply.equals("=" + next + " 2")) {
        next++;
      }
    }
    assertThat(next).isEqualTo(300);
    assertThat(replies.get(replies.size() - 2)).isEqualTo("? unknown command");
  }

  @Test
  void namesItsEnginesAndRefusesOthers() {
    assertThat(Run.of("gtp", "--engine", "list").out())
        .contains("nakade", "go-intellect", "team16");
    Run run = Run.of("gtp", "--engine", "hal");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.errors()).hasSize(1);
    assertThat(Run.of("gtp", "--size", "99").status()).isEqualTo(2);
  }

  /** A client that holds a conversation through pipes. */
  private static final class Client implements AutoCloseable {
    private final OutputStream in;
    private final BufferedReader out;
    private final Thread engine;

    Client(String... args) throws IOException {
      PipedInputStream toEngine = new PipedInputStream(1 << 16);
      PipedInputStream fromEngine = new PipedInputStream(1 << 20);
      in = new PipedOutputStream(toEngine);
      out = new BufferedReader(new InputStreamReader(fromEngine, UTF_8));
      Streams streams =
          new Streams(toEngine, new PipedOutputStream(fromEngine), OutputStream.nullOutputStream());
      engine = new Thread(() -> Main.run(streams, Ansi.OFF, new Interrupts(), args));
      engine.start();
    }

    void say(String line) throws IOException {
      in.write((line + "\n").getBytes(UTF_8));
      in.flush();
    }

    /** The next reply, up to its empty line. */
    String hear() throws IOException {
      StringBuilder reply = new StringBuilder();
      for (String line = out.readLine(); line != null && !line.isEmpty(); line = out.readLine()) {
        reply.append(line).append('\n');
      }
      return reply.toString();
    }

    @Override
    public void close() throws IOException {
      in.close();
      try {
        engine.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Between two moves it thinks on, and hears all the same. */
  @Test
  @Timeout(120)
  void pondersUntilALineComes() throws IOException {
    try (Client client = new Client("gtp", "--ponder", "--nodes", "2000")) {
      for (int move = 0; move < 4; move++) {
        client.say("genmove b");
        assertThat(client.hear()).matches("= [A-J][1-9]\n");
        client.say("cputime");
        assertThat(client.hear()).startsWith("= ");
        client.say("genmove w");
        assertThat(client.hear()).matches("= [A-J][1-9]\n");
      }
      client.say("genmove b");
      client.hear();
      client.say("quit");
      assertThat(client.hear()).isEqualTo("=\n");
    }
  }

  /** It would think for an hour if nobody interrupted it. */
  @Test
  @Timeout(120)
  void stopsThinkingWhenInterrupted() throws IOException {
    try (Client client = new Client("gtp", "--time", "1h")) {
      client.say("1 boardsize 9");
      assertThat(client.hear()).isEqualTo("=1\n");
      client.say("2 lz-analyze b 1");
      assertThat(client.out.readLine()).isEqualTo("=2");
      assertThat(client.out.readLine()).startsWith("info move");
      client.say("3 name");
      String rest = client.hear();
      assertThat(rest.isEmpty() || rest.startsWith("info")).isTrue();
      assertThat(client.hear()).isEqualTo("=3 Nakade nakade\n");
      client.say("4 genmove b");
      while (!client.out.ready()) { // the first may come before the thinking begins
        client.say("# interrupt");
        Thread.onSpinWait();
      }
      assertThat(client.hear()).matches("=4 [A-J][1-9]\n");
      client.say("5 name");
      assertThat(client.hear()).isEqualTo("=5 Nakade nakade\n");
    }
  }
}
