package fathom.walker.java;

import fathom.walker.Repository;
import fathom.walker.SourceFile;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.FileASTRequestor;

/**
 * Has files compiled, as many at once as memory takes. Where the compiler fails, the batch is halved until the file is
 * found that it fails at.
 */
final class Batches {
  /** Files that are compiled together: what they need of others is read in addition. */
  private static final int MOST = 4000;

  private final Repository repository;
  private final List<Layer> layers;
  private final Watch watch;
  private final List<String> failed = new ArrayList<>();

  Batches(Repository repository, List<Layer> layers, Watch watch) {
    this.repository = repository;
    this.layers = layers;
    this.watch = watch;
  }

  /** Paths of files that the compiler failed at. */
  List<String> failed() {
    return failed;
  }

  /** @param each gets every file of the layer that could be compiled, once */
  void run(Layer layer, BiConsumer<SourceFile, CompilationUnit> each) {
    Set<SourceFile> done = new HashSet<>();
    Deque<List<SourceFile>> open = new ArrayDeque<>();
    List<SourceFile> files = layer.files().stream().filter(file -> !repository.isLeft(file)).toList();
    for (int at = 0; at < files.size(); at += MOST) open.add(files.subList(at, Math.min(at + MOST, files.size())));
    while (!open.isEmpty()) {
      List<SourceFile> batch = open.pop().stream().filter(file -> !done.contains(file)).toList();
      try {
        if (!batch.isEmpty()) compile(layer, batch, each, done);
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError error) {
        List<SourceFile> rest = batch.stream().filter(file -> !done.contains(file)).toList();
        int middle = rest.size() / 2;
        if (rest.size() == 1) failed.add(rest.get(0).path());
        if (rest.size() <= 1) continue;
        open.push(rest.subList(middle, rest.size()));
        open.push(rest.subList(0, middle));
      }
    }
  }

  private void compile(
      Layer layer, List<SourceFile> batch, BiConsumer<SourceFile, CompilationUnit> each, Set<SourceFile> done) {
    String[] paths = batch.stream().map(file -> file.absolute().toString()).toArray(String[]::new);
    String[] encodings = new String[paths.length];
    Arrays.fill(encodings, "UTF-8");
    // The compiler goes by this order.
    Iterator<SourceFile> next = batch.iterator();
    FileASTRequestor requestor =
        new FileASTRequestor() {
          @Override
          public void acceptAST(String path, CompilationUnit unit) {
            SourceFile file = repository.fileAt(Path.of(path));
            if (file != null && done.add(file)) each.accept(file, unit);
            while (next.hasNext()) {
              SourceFile coming = next.next();
              if (done.contains(coming)) continue;
              watch.at(coming.path(), 0);
              return;
            }
            watch.rest();
          }
        };
    watch.at(next.next().path(), batch.size());
    try {
      parserOf(layer).createASTs(paths, encodings, new String[0], requestor, null);
    } finally {
      watch.rest();
    }
  }

  private ASTParser parserOf(Layer layer) {
    String[] roots =
        Layer.searched(layer, layers).stream()
            .map(root -> repository.root().resolve(root).toString())
            .toArray(String[]::new);
    String[] encodings = new String[roots.length];
    Arrays.fill(encodings, "UTF-8");
    ASTParser parser = ASTParser.newParser(AST.getJLSLatest());
    parser.setKind(ASTParser.K_COMPILATION_UNIT);
    parser.setResolveBindings(true);
    parser.setBindingsRecovery(true);
    parser.setStatementsRecovery(true);
    // The classes of this Java are all that stands beside the repository.
    parser.setEnvironment(new String[0], roots, encodings, true);
    Map<String, String> options = JavaCore.getOptions();
    JavaCore.setComplianceOptions(JavaCore.latestSupportedJavaVersion(), options);
    options.put(JavaCore.COMPILER_DOC_COMMENT_SUPPORT, JavaCore.DISABLED);
    parser.setCompilerOptions(options);
    return parser;
  }
}
