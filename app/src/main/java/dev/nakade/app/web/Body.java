package dev.nakade.app.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import dev.nakade.app.solve.Threats;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Survival;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfLimits;
import dev.nakade.sgf.SgfReader;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** What requests have in their bodies: JSON objects with known fields of the right types. */
final class Body {
  static final ObjectMapper JSON = mapper();

  private static final SgfLimits SGF = new SgfLimits(Limits.BODY, 100_000, 1_000, 50);

  private Body() {}

  private static ObjectMapper mapper() {
    ObjectMapper mapper =
        JsonMapper.builder()
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .withCoercionConfig(
                LogicalType.Textual,
                text ->
                    List.of(
                            CoercionInputShape.Integer,
                            CoercionInputShape.Float,
                            CoercionInputShape.Boolean)
                        .forEach(shape -> text.setCoercion(shape, CoercionAction.Fail)))
            .build();
    mapper
        .getFactory()
        .setStreamReadConstraints(
            StreamReadConstraints.builder()
                .maxNestingDepth(20)
                .maxStringLength(Limits.BODY)
                .build());
    return mapper;
  }

  /** A record, as text or as the bytes of a file, of which one game may be meant. */
  record Position(String sgf, String base64, Integer game, String survive) {
    SgfFile file() throws Refusal {
      if (sgf != null && base64 != null) {
        throw Refusal.malformed("sgf or base64, not both");
      }
      return base64 == null ? read(sgf) : readBytes(base64);
    }

    int number() {
      return game == null ? 1 : game;
    }

    Survival survival() throws Refusal {
      return Body.survival(survive);
    }
  }

  /** A problem, and what may be spent on it; what is missing is as the command line has it. */
  record Solve(
      String sgf,
      Integer game,
      String survive,
      String system,
      Integer depth,
      Integer millis,
      Integer memory,
      String moves,
      String koThreats) {
    Position position() {
      return new Position(sgf, null, game, survive);
    }
  }

  /**
   * A whole game so far, on a square board, and who is to think of it.
   *
   * @param id what the last answer about this game called it
   */
  record Game(Integer size, List<String> moves, String player, Integer millis, String id) {}

  /** A position on a small board, and moves from there on. */
  record Board(String sgf, List<String> moves) {}

  /** Moves from the problem on. */
  record Line(List<String> moves) {}

  /** Reads an object of a kind. */
  static <T> T read(Context context, Class<T> kind) throws Refusal {
    String type = context.contentType();
    if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
      throw Refusal.notJson("the Content-Type must be application/json");
    }
    byte[] bytes = bytes(context);
    try {
      T body = JSON.readValue(bytes, kind);
      if (body == null) {
        throw Refusal.malformed("null where an object is expected");
      }
      return body;
    } catch (UnrecognizedPropertyException e) {
      throw Refusal.malformed("no field called " + e.getPropertyName() + " is known here");
    } catch (MismatchedInputException e) {
      throw Refusal.malformed("wrong type" + path(e));
    } catch (JsonProcessingException e) {
      throw Refusal.malformed("no JSON, or a number that is too great: " + place(e));
    } catch (IOException e) {
      throw Refusal.malformed("the body could not be read");
    }
  }

  private static byte[] bytes(Context context) throws Refusal {
    try {
      byte[] bytes = context.bodyInputStream().readNBytes(Limits.BODY + 1);
      if (bytes.length > Limits.BODY) {
        throw Refusal.tooLong("a body has at most " + Limits.BODY + " bytes");
      }
      return bytes;
    } catch (IOException e) {
      throw Refusal.malformed("the body could not be read");
    }
  }

  private static String path(MismatchedInputException e) {
    String path =
        e.getPath().stream()
            .map(part -> part.getFieldName() == null ? "[]" : part.getFieldName())
            .reduce((one, next) -> one + "." + next)
            .orElse("");
    return path.isEmpty() ? ": an object is expected" : " in field " + path;
  }

  private static String place(JsonProcessingException e) {
    return e.getLocation() == null
        ? "unreadable"
        : "line " + e.getLocation().getLineNr() + ", column " + e.getLocation().getColumnNr();
  }

  static SgfFile read(String sgf) throws Refusal {
    if (sgf == null) {
      throw Refusal.malformed("the field sgf is missing");
    }
    return parsed(() -> SgfReader.read(sgf, SGF));
  }

  private static SgfFile readBytes(String base64) throws Refusal {
    byte[] bytes;
    try {
      bytes = Base64.getDecoder().decode(base64);
    } catch (IllegalArgumentException e) {
      throw Refusal.malformed("the field base64 is not Base64");
    }
    return parsed(() -> SgfReader.read(bytes, SGF));
  }

  private static SgfFile parsed(Supplier<SgfFile> reader) throws Refusal {
    try {
      return reader.get();
    } catch (SgfException e) {
      throw Refusal.unusable("sgf:" + e.line() + ":" + e.column() + ": " + e.getMessage());
    }
  }

  static Survival survival(String word) throws Refusal {
    return Arrays.stream(Survival.values())
        .filter(survival -> survival.toString().equals(word == null ? "any" : word))
        .findFirst()
        .orElseThrow(() -> Refusal.malformed("survive is any or every"));
  }

  static Optional<Threats> threats(String text) throws Refusal {
    Optional<Threats> threats = Optional.ofNullable(text).flatMap(Threats::parse);
    if (text != null && (threats.isEmpty() || threats.get().most() > Solver.MOST_THREATS)) {
      throw Refusal.malformed(
          "koThreats is BLACK:WHITE, such as 0:1, at most " + Solver.MOST_THREATS + " each");
    }
    return threats;
  }

  static String json(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("no JSON", e);
    }
  }
}
