package fathom.walker.kotlin;

import java.util.List;
import java.util.Set;
import org.jetbrains.kotlin.psi.KtCallableDeclaration;
import org.jetbrains.kotlin.psi.KtClass;
import org.jetbrains.kotlin.psi.KtClassOrObject;
import org.jetbrains.kotlin.psi.KtDeclaration;
import org.jetbrains.kotlin.psi.KtParameter;

/** Names that may be asked of values. What functions keep to themselves is left out. */
final class DeclaredNames {
  private DeclaredNames() {}

  /** Adds those of functions and properties that extend a type: they may be asked of anything, known or not. */
  static void addExtensions(List<KtDeclaration> declarations, Set<String> names) {
    for (KtDeclaration each : declarations) {
      if (each instanceof KtClassOrObject holder) addExtensions(holder.getDeclarations(), names);
      if (each instanceof KtCallableDeclaration callable
          && callable.getReceiverTypeReference() != null
          && callable.getName() != null) names.add(callable.getName());
    }
  }

  /** Adds those of what types declare. */
  static void addMembers(List<KtDeclaration> declarations, Set<String> names) {
    for (KtDeclaration each : declarations) {
      if (!(each instanceof KtClassOrObject holder)) continue;
      addMembers(holder.getDeclarations(), names);
      for (KtDeclaration member : holder.getDeclarations()) if (member.getName() != null) names.add(member.getName());
      if (!(each instanceof KtClass type)) continue;
      for (KtParameter parameter : type.getPrimaryConstructorParameters())
        if (parameter.hasValOrVar() && parameter.getName() != null) names.add(parameter.getName());
    }
  }
}
