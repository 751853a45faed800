package dev.nakade.app;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote down. */
public final class Version implements IVersionProvider {
  /** The number alone, such as {@code 0.1.0}. */
  public static String number() {
    Properties properties = new Properties();
    try (InputStream resource = Version.class.getResourceAsStream("version.properties")) {
      properties.load(resource);
    } catch (IOException e) {
      throw new IllegalStateException("a build without its version", e);
    }
    return properties.getProperty("version");
  }

  @Override
  public String[] getVersion() {
    return new String[] {"nakade " + number()};
  }
}
