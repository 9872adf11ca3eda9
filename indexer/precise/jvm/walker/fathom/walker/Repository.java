package fathom.walker;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The files that a walker may read, and the packages that they declare. */
public final class Repository {
  private final Path root;
  private final Map<String, SourceFile> files = new LinkedHashMap<>();
  private final Set<String> beginnings = new HashSet<>();
  private final Set<String> left;

  Repository(Path root, List<String> paths, List<String> left) {
    this.root = root;
    this.left = Set.copyOf(left);
    for (String path : paths) {
      SourceFile file = SourceFile.read(root, path);
      if (file == null) continue;
      files.put(path, file);
      beginnings.add(beginningOf(file.packageName()));
    }
  }

  public Path root() {
    return root;
  }

  public Collection<SourceFile> files() {
    return files.values();
  }

  /** Whether a compiler did not come to an end at a file: others may mean what it declares, but it is not walked. */
  public boolean isLeft(SourceFile file) {
    return left.contains(file.path());
  }

  /** The file at this path inside the repository; null for one that is not listed or cannot be read. */
  public SourceFile file(String path) {
    return files.get(path);
  }

  /** The listed file at this absolute path; null for another one. */
  public SourceFile fileAt(Path absolute) {
    if (!absolute.startsWith(root)) return null;
    return files.get(root.relativize(absolute).toString().replace('\\', '/'));
  }

  /**
   * Whether a name with its package is surely none of the repository's. Generated sources and those in other languages
   * have packages that begin like the listed ones.
   */
  public boolean isForeign(String qualifiedName) {
    int first = qualifiedName.indexOf('.');
    if (first < 0 || beginnings.contains(qualifiedName.substring(0, first))) return false;
    return !beginnings.contains(beginningOf(qualifiedName));
  }

  /** The first two names: `com.example` of a package `com.example.crane`. */
  private static String beginningOf(String name) {
    int first = name.indexOf('.');
    int second = first < 0 ? -1 : name.indexOf('.', first + 1);
    return second < 0 ? name : name.substring(0, second);
  }
}
