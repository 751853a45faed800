package dev.nakade.lifedeath;

import java.util.Optional;

/** A certificate, or why there is none. */
public final class Certification {
  private final Optional<byte[]> certificate;
  private final String failure;

  private Certification(Optional<byte[]> certificate, String failure) {
    this.certificate = certificate;
    this.failure = failure;
  }

  static Certification of(byte[] certificate) {
    return new Certification(Optional.of(certificate), "");
  }

  static Certification failed(String why) {
    return new Certification(Optional.empty(), why);
  }

  /** The bytes of the file; empty if the limits did not suffice or the proof could not be told. */
  public Optional<byte[]> certificate() {
    return certificate;
  }

  /** Why there is none; an empty text if there is one. */
  public String failure() {
    return failure;
  }
}
