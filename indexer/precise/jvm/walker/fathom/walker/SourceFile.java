package fathom.walker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A source file of the repository: what a walker knows of it without its compiler. */
public final class SourceFile {
  private static final Pattern PACKAGE =
      Pattern.compile("^[ \\t]*(?:@[\\w.]+[ \\t]+)*package\\s+([\\w.`]+)", Pattern.MULTILINE);

  private final String path;
  private final Path absolute;
  private final String hash;
  private final String packageName;
  private final long size;

  private SourceFile(String path, Path absolute, byte[] bytes) {
    this.path = path;
    this.absolute = absolute;
    this.hash = sha256(bytes);
    this.size = bytes.length;
    Matcher matcher = PACKAGE.matcher(new String(bytes, StandardCharsets.UTF_8));
    this.packageName = matcher.find() ? matcher.group(1).replace("`", "") : "";
  }

  /**
   * @param path inside the repository, with `/`
   * @return null for a file that cannot be read
   */
  static SourceFile read(Path root, String path) {
    try {
      Path absolute = root.resolve(path);
      return new SourceFile(path, absolute, Files.readAllBytes(absolute));
    } catch (IOException | OutOfMemoryError e) {
      return null;
    }
  }

  /** Inside the repository, with `/`. */
  public String path() {
    return path;
  }

  public Path absolute() {
    return absolute;
  }

  /** SHA-256 of the bytes that were read, in hexadecimal digits. */
  public String hash() {
    return hash;
  }

  /** In bytes. */
  public long size() {
    return size;
  }

  /** The text as it is now; empty where it cannot be read. */
  public String text() {
    try {
      return new String(Files.readAllBytes(absolute), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }

  /** `com.example`; empty for none. */
  public String packageName() {
    return packageName;
  }

  /** The folder that the file's package is counted from, inside the repository; null where folders do not follow it. */
  public String sourceRoot() {
    String folder = path.contains("/") ? path.substring(0, path.lastIndexOf('/')) : "";
    if (packageName.isEmpty()) return folder;
    String folders = packageName.replace('.', '/');
    if (folder.equals(folders)) return "";
    return folder.endsWith("/" + folders) ? folder.substring(0, folder.length() - folders.length() - 1) : null;
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
