package fathom.walker.kotlin;

import java.util.List;
import java.util.Set;
import org.jetbrains.kotlin.psi.KtCallableDeclaration;
import org.jetbrains.kotlin.psi.KtClassOrObject;
import org.jetbrains.kotlin.psi.KtDeclaration;

/** The names of functions and properties that extend a type: they may be asked of anything, known or not. */
final class ExtensionNames {
  private ExtensionNames() {}

  /** Adds those of these declarations, and of what they hold; what functions keep to themselves is left out. */
  static void add(List<KtDeclaration> declarations, Set<String> names) {
    for (KtDeclaration each : declarations) {
      if (each instanceof KtClassOrObject holder) add(holder.getDeclarations(), names);
      if (each instanceof KtCallableDeclaration callable
          && callable.getReceiverTypeReference() != null
          && callable.getName() != null) names.add(callable.getName());
    }
  }
}
