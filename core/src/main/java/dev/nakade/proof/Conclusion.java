package dev.nakade.proof;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The verdict of a certificate, which says what must be proved for it.
 *
 * @param number for the two kos how many threats are needed, from 1 on; for the others the number
 *     of the opponent's threats against which it was shown, usually {@link Claim#ANY}
 */
public record Conclusion(Kind kind, int number) {
  /** From best to worst for the defender. */
  public enum Kind {
    ALIVE("alive"),
    SEKI("seki"),
    /** Seki at least: about two eyes, neither side can prove anything. */
    SURVIVES("survives"),
    ATTACKER_NEEDS("ko attacker needs"),
    DEFENDER_NEEDS("ko defender needs"),
    DEAD("dead");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    private boolean isKo() {
      return this == ATTACKER_NEEDS || this == DEFENDER_NEEDS;
    }
  }

  /** The claims that make up this verdict, in the order of the certificate. */
  public List<Claim> claims() {
    return switch (kind) {
      case ALIVE -> List.of(new Claim(Aim.TWO_EYES, number, 0));
      case SEKI ->
          List.of(new Claim(Aim.SURVIVE, number, 0), new Claim(Aim.PREVENT_TWO_EYES, Claim.ANY, 0));
      case SURVIVES -> List.of(new Claim(Aim.SURVIVE, number, 0));
      case ATTACKER_NEEDS ->
          List.of(new Claim(Aim.SURVIVE, number - 1, 0), new Claim(Aim.CAPTURE, number, 0));
      case DEFENDER_NEEDS ->
          List.of(new Claim(Aim.CAPTURE, 0, number - 1), new Claim(Aim.SURVIVE, 0, number));
      case DEAD -> List.of(new Claim(Aim.CAPTURE, 0, number));
    };
  }

  /** As certificates have it: {@code dead}, {@code dead against 6}, {@code ko attacker needs 2}. */
  @Override
  public String toString() {
    if (kind.isKo()) {
      return kind.words + " " + number;
    }
    return number == Claim.ANY ? kind.words : kind.words + " against " + number;
  }

  static Optional<Conclusion> parse(String text) {
    for (Kind kind : Kind.values()) {
      if (text.equals(kind.words) && !kind.isKo()) {
        return Optional.of(new Conclusion(kind, Claim.ANY));
      }
      Pattern counted =
          Pattern.compile(kind.words + (kind.isKo() ? " " : " against ") + "([1-9][0-9]?)");
      Matcher matcher = counted.matcher(text);
      if (matcher.matches()) {
        return Optional.of(new Conclusion(kind, Integer.parseInt(matcher.group(1))));
      }
    }
    return Optional.empty();
  }
}
