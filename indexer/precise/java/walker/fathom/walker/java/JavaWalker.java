package fathom.walker.java;

import fathom.walker.Conversation;
import fathom.walker.Place;
import fathom.walker.Progress;
import fathom.walker.Repository;
import fathom.walker.SourceFile;
import fathom.walker.WalkedFile;
import fathom.walker.Walker;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Says what the names of Java files mean, as Eclipse's compiler understands them. */
public final class JavaWalker implements Walker {
  private final Map<String, WalkedFile> walked = new HashMap<>();
  private final Map<WalkedFile, Layer> layers = new HashMap<>();
  private final Declarations declarations = new Declarations();
  private final Batches batches;

  private JavaWalker(Repository repository, Progress progress) {
    List<SourceFile> files = new ArrayList<>();
    for (SourceFile file : repository.files()) {
      if (isCode(file)) files.add(file);
      else if (file.path().endsWith(".java")) walked.put(file.path(), new WalkedFile(file));
    }
    List<Layer> all = Layer.of(files);
    batches = new Batches(repository, all, new Watch(progress));
    for (Layer layer : all)
      batches.run(
          layer,
          (file, unit) -> {
            progress.alive();
            WalkedFile found = new WalkedFile(file);
            Meanings meanings = new Meanings(declarations::numberOf, new ForeignNames(unit, repository));
            unit.accept(new NameVisitor(unit, found, (key, at) -> declarations.declare(layer, key, at), meanings));
            walked.put(file.path(), found);
            layers.put(found, layer);
          });
  }

  public static void main(String[] args) throws InterruptedException {
    Conversation.hold(JavaWalker::new);
  }

  @Override
  public WalkedFile walk(String path) {
    return walked.get(path);
  }

  @Override
  public Place placeOf(int symbol, WalkedFile from) {
    return declarations.placeOf(symbol, layers.get(from));
  }

  @Override
  public String complaint() {
    List<String> failed = batches.failed();
    if (failed.isEmpty()) return null;
    String others = failed.size() > 1 ? " and " + (failed.size() - 1) + " more" : "";
    return "Eclipse's compiler failed at " + failed.get(0) + others + "; rules answer there.";
  }

  /** Modules and packages have files of their own, which only build tools need. */
  private static boolean isCode(SourceFile file) {
    String path = file.path();
    return path.endsWith(".java") && !path.endsWith("module-info.java") && !path.endsWith("package-info.java");
  }
}
