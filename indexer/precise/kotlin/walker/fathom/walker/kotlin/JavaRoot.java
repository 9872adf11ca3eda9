package fathom.walker.kotlin;

import fathom.walker.SourceFile;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A folder with Java sources. It begins below the first name of its packages: a folder that holds a `module-info.java`
 * would hide the modules of Java that it does not require.
 *
 * @param folder inside the repository
 * @param packageName of the files that lie directly in the folder; null for none
 */
record JavaRoot(String folder, String packageName) {
  static Set<JavaRoot> of(Collection<SourceFile> files) {
    Set<JavaRoot> roots = new LinkedHashSet<>();
    Set<String> modules = new LinkedHashSet<>();
    for (SourceFile file : files) if (isModule(file)) modules.add(file.sourceRoot());
    for (SourceFile file : files) {
      String root = file.path().endsWith(".java") && !isModule(file) ? file.sourceRoot() : null;
      if (root == null) continue;
      String first = file.packageName().replaceAll("[.].*", "");
      String below = root.isEmpty() ? first : root + "/" + first;
      if (!first.isEmpty()) roots.add(new JavaRoot(below, first));
      else if (!modules.contains(root)) roots.add(new JavaRoot(root, null));
    }
    return roots;
  }

  private static boolean isModule(SourceFile file) {
    return file.path().endsWith("module-info.java");
  }
}
