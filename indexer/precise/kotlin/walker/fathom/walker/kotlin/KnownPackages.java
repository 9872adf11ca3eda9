package fathom.walker.kotlin;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipFile;

/** Packages of the Java runtime and of the libraries that the compiler brings: what they lack, nobody declares. */
final class KnownPackages {
  private final Set<String> names = new HashSet<>();

  KnownPackages(List<File> libraries) {
    ModuleFinder.ofSystem().findAll().forEach(module -> names.addAll(module.descriptor().packages()));
    for (File library : libraries) {
      try (ZipFile archive = new ZipFile(library)) {
        archive.stream().map(each -> each.getName()).filter(name -> name.endsWith(".class")).forEach(this::add);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  boolean has(String packageName) {
    return names.contains(packageName);
  }

  private void add(String path) {
    int end = path.lastIndexOf('/');
    if (end >= 0) names.add(path.substring(0, end).replace('/', '.'));
  }
}
