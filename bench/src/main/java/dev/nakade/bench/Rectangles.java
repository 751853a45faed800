package dev.nakade.bench;

import dev.nakade.go.KoRule;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The values of all rectangles up to a size, with what they take. */
final class Rectangles implements Experiment {
  private static final class Options {
    @Option(names = "--nodes")
    private long nodes = 2_000_000;

    @Option(names = "--points")
    private int points = 16;

    @Option(names = "--longest")
    private int longest = 12;

    @Option(names = "--ko", converter = Rule.class)
    private KoRule rule = KoRule.BASIC;
  }

  private static final class Rule implements ITypeConverter<KoRule> {
    @Override
    public KoRule convert(String name) {
      return KoRule.parse(name)
          .orElseThrow(() -> new TypeConversionException("no ko rule '" + name + "'"));
    }
  }

  @Override
  public String name() {
    return "rectangles";
  }

  @Override
  public String summary() {
    return "the values of small boards; --points N --longest N --ko RULE --nodes N a board";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options = Experiment.read(new Options(), arguments);
    out.println("| board | ko | value | nodes | s |");
    out.println("|---|---|---:|---:|---:|");
    for (int width = 1; width <= options.longest; width++) {
      for (int height = width;
          height <= options.longest && width * height <= options.points;
          height++) {
        SmallBoards.Found found =
            SmallBoards.solve(
                SmallBoards.system("nakade-exact"),
                SmallBoards.empty(width, height),
                options.rule,
                options.nodes);
        out.printf(
            "| %d×%d | %s | %s | %s | %s |%n",
            width, height, options.rule, found.value(), found.count(), found.seconds());
      }
    }
    return 0;
  }
}
