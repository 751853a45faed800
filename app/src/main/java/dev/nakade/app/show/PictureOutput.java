package dev.nakade.app.show;

import dev.nakade.app.io.Failure;
import dev.nakade.app.picture.PictureFiles;

/** Games as pictures in files. */
final class PictureOutput implements Output {
  private final PictureFiles files;
  private final Framing framing;

  PictureOutput(PictureFiles files, Framing framing) {
    this.files = files;
    this.framing = framing;
  }

  @Override
  public void show(ShownGame game) throws Failure {
    files.add(framing.picture(game));
  }

  @Override
  public void finish() throws Failure {
    files.finish();
  }
}
