package dev.nakade.safety;

/** A rule that tells without search what of a board a side will own at the end. */
public interface Territory {
  /**
   * The points that {@code own} will own against {@code opposing}, as a mask.
   *
   * @param toMove whether {@code own} is to move and may play where it likes: not if a ko is banned
   */
  long owned(long own, long opposing, boolean toMove);

  /** Nothing is told. */
  Territory NONE = (own, opposing, toMove) -> 0;
}
