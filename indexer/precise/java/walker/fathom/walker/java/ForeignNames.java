package fathom.walker.java;

import fathom.walker.Repository;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SimpleType;

/**
 * Names that the compiler does not know, and that imports say to come from elsewhere: from a package that begins unlike
 * all of the repository's.
 */
final class ForeignNames {
  private final Repository repository;
  /** what imports name, by the last name */
  private final Map<String, String> imported = new HashMap<>();

  ForeignNames(CompilationUnit unit, Repository repository) {
    this.repository = repository;
    for (Object each : unit.imports()) {
      ImportDeclaration written = (ImportDeclaration) each;
      String name = written.getName().getFullyQualifiedName();
      if (!written.isOnDemand()) imported.put(name.substring(name.lastIndexOf('.') + 1), name);
    }
  }

  /** Whether a name of unknown meaning is surely declared outside. */
  boolean isForeign(SimpleName name) {
    if (isInImport(name)) return isImport(name) && repository.isForeign(importOf(name).getName().getFullyQualifiedName());
    if (isReceived(name)) return isForeign(receiverOf(name));
    return isTypeOrCall(name) && isImportedForeign(name.getIdentifier());
  }

  /**
   * Whether a type has the name of one that an import brings from outside: the import goes before the package and before
   * what is imported on demand, though the compiler does not find what it names.
   */
  boolean isHidden(ITypeBinding type) {
    ITypeBinding declared = type.getErasure().getTypeDeclaration();
    String qualified = imported.get(declared.getName());
    if (qualified == null || !declared.isTopLevel() || !repository.isForeign(qualified)) return false;
    return !qualified.equals(declared.getQualifiedName());
  }

  /** Whether what stands in front of a dot was taken for a type that is hidden here. */
  boolean isOfHidden(SimpleName name) {
    Expression receiver = isReceived(name) ? receiverOf(name) : null;
    ITypeBinding type = receiver == null ? null : receiver.resolveTypeBinding();
    return type != null && isHidden(type);
  }

  private boolean isImportedForeign(String name) {
    String qualified = imported.get(name);
    return qualified != null && repository.isForeign(qualified);
  }

  /** Whether what stands in front of a dot is of a foreign type, or is one. */
  private boolean isForeign(Expression receiver) {
    if (receiver == null) return false;
    if (receiver instanceof SimpleName name && name.resolveBinding() == null) return isForeign(name);
    if (receiver instanceof QualifiedName qualified && qualified.resolveBinding() == null)
      return isForeign(qualified.getName());
    ITypeBinding type = receiver.resolveTypeBinding();
    return type != null && type.isRecovered() && isImportedForeign(type.getName().replaceAll("<.*", ""));
  }

  private static boolean isReceived(SimpleName name) {
    return (name.getParent() instanceof MethodInvocation call && call.getName() == name && call.getExpression() != null)
        || (name.getParent() instanceof QualifiedName qualified && qualified.getName() == name);
  }

  private static Expression receiverOf(SimpleName name) {
    if (name.getParent() instanceof MethodInvocation call) return call.getExpression();
    return ((QualifiedName) name.getParent()).getQualifier();
  }

  /** Any other name may be a field that a base of an unknown type declares. */
  private static boolean isTypeOrCall(SimpleName name) {
    IBinding binding = name.resolveBinding();
    boolean isCall = name.getParent() instanceof MethodInvocation call && call.getName() == name;
    return isCall || name.getParent() instanceof SimpleType || binding instanceof ITypeBinding || startsUpperCase(name);
  }

  private static boolean startsUpperCase(Name name) {
    return Character.isUpperCase(name.getFullyQualifiedName().charAt(0));
  }

  private static boolean isInImport(SimpleName name) {
    return importOf(name) != null;
  }

  /** Whether the name is the last one of an import, which means a type or a member. */
  private static boolean isImport(SimpleName name) {
    ImportDeclaration written = importOf(name);
    if (written.isOnDemand()) return false;
    return name.getStartPosition() + name.getLength()
        == written.getName().getStartPosition() + written.getName().getLength();
  }

  private static ImportDeclaration importOf(SimpleName name) {
    ASTNode node = name;
    while (node instanceof Name) node = node.getParent();
    return node instanceof ImportDeclaration written ? written : null;
  }
}
