package fathom.walker.kotlin;

import fathom.walker.Repository;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.com.intellij.psi.util.PsiTreeUtil;
import org.jetbrains.kotlin.descriptors.DeclarationDescriptor;
import org.jetbrains.kotlin.name.FqName;
import org.jetbrains.kotlin.psi.KtCallExpression;
import org.jetbrains.kotlin.psi.KtExpression;
import org.jetbrains.kotlin.psi.KtFile;
import org.jetbrains.kotlin.psi.KtImportDirective;
import org.jetbrains.kotlin.psi.KtQualifiedExpression;
import org.jetbrains.kotlin.psi.KtSimpleNameExpression;
import org.jetbrains.kotlin.psi.KtUserType;
import org.jetbrains.kotlin.psi.KtValueArgumentName;
import org.jetbrains.kotlin.resolve.BindingContext;
import org.jetbrains.kotlin.types.KotlinType;
import org.jetbrains.kotlin.types.TypeUtils;

/**
 * Names that the compiler does not know, and that imports say to come from elsewhere: from a package that begins unlike
 * all of the repository's.
 */
final class ForeignNames {
  private final BindingContext context;
  private final Analysis analysis;
  private final Repository repository;
  /** what the repository adds to types */
  private final Set<String> extensions;
  /** what imports name, by the name that it has in this file */
  private final Map<String, String> imported = new HashMap<>();

  ForeignNames(KtFile file, Analysis analysis, Repository repository) {
    this.analysis = analysis;
    this.context = analysis.context();
    this.extensions = analysis.extensions();
    this.repository = repository;
    for (KtImportDirective each : file.getImportDirectives()) {
      FqName name = each.getImportedFqName();
      String here = each.getImportedName() == null ? null : each.getImportedName().asString();
      // Several imports may bring one name: it is surely from outside where all of them are.
      if (name != null && here != null) imported.merge(here, name.asString(), (one, other) -> isForeign(one) ? other : one);
    }
  }

  /** Whether a name of unknown meaning is surely declared outside. */
  boolean isForeign(KtSimpleNameExpression name) {
    // A parameter is named by what is called, not by an import.
    if (name.getParent() instanceof KtValueArgumentName) return false;
    KtImportDirective written = PsiTreeUtil.getParentOfType(name, KtImportDirective.class);
    if (written != null) return isLast(name, written) && isForeign(written.getImportedFqName());
    PsiElement receiver = receiverOf(name);
    if (receiver == null) return isForeign(imported.get(name.getReferencedName()));
    // An extension is imported, and called on anything.
    if (isForeign(imported.get(name.getReferencedName()))) return true;
    // One of the repository's own may be meant, too.
    if (extensions.contains(name.getReferencedName())) return false;
    if (isGiven(receiver) && analysis.members().contains(name.getReferencedName())) return false;
    if (receiver instanceof KtExpression value && isOfMissingType(value)) return true;
    KtSimpleNameExpression first = nameOf(receiver);
    return first != null && isUnknown(first) && isForeign(first);
  }

  /**
   * Whether a name is surely brought by an import from outside: with nothing in front of it, or with a value that may be
   * what such an extension extends.
   */
  boolean isImported(KtSimpleNameExpression name) {
    if (PsiTreeUtil.getParentOfType(name, KtImportDirective.class) != null) return false;
    if (!isForeign(imported.get(name.getReferencedName()))) return false;
    PsiElement receiver = receiverOf(name);
    return receiver == null || (receiver instanceof KtExpression value && standsOnMissing(value));
  }

  /** Whether something above the type of a value is not there. */
  private boolean standsOnMissing(KtExpression value) {
    KotlinType type = context.getType(value);
    return type != null
        && TypeUtils.getAllSupertypes(type).stream().anyMatch(each -> analysis.isOpen(each));
  }

  private boolean isOfMissingType(KtExpression value) {
    KotlinType type = context.getType(value);
    return type != null && analysis.isMissing(type.getConstructor().getDeclarationDescriptor());
  }

  private boolean isUnknown(KtSimpleNameExpression name) {
    DeclarationDescriptor meant = context.get(BindingContext.REFERENCE_TARGET, name);
    return meant == null || analysis.isMissing(meant);
  }

  private boolean isForeign(FqName name) {
    return name != null && isForeign(name.asString());
  }

  private boolean isForeign(String qualified) {
    return qualified != null && repository.isForeign(qualified);
  }

  /** The packages in front of what is imported are no names of declarations. */
  private static boolean isLast(KtSimpleNameExpression name, KtImportDirective written) {
    KtExpression reference = written.getImportedReference();
    boolean isWhole = reference != null && reference.getTextRange().getEndOffset() == name.getTextRange().getEndOffset();
    return isWhole && !written.isAllUnder();
  }

  /** What stands in front of the dot; null where there is none. */
  private static PsiElement receiverOf(KtSimpleNameExpression name) {
    if (name.getParent() instanceof KtUserType type) return type.getQualifier();
    PsiElement selector = name.getParent() instanceof KtCallExpression call ? call : name;
    boolean isSelector =
        selector.getParent() instanceof KtQualifiedExpression whole && whole.getSelectorExpression() == selector;
    return isSelector ? ((KtQualifiedExpression) selector.getParent()).getReceiverExpression() : null;
  }

  /** Whether a function gives it back: a library's may give what it is given, of any type. */
  private static boolean isGiven(PsiElement receiver) {
    PsiElement last = receiver instanceof KtQualifiedExpression whole ? whole.getSelectorExpression() : receiver;
    return last instanceof KtCallExpression;
  }

  /** The name that decides what an expression is; null for another expression. */
  private static KtSimpleNameExpression nameOf(PsiElement expression) {
    if (expression instanceof KtSimpleNameExpression name) return name;
    if (expression instanceof KtUserType type) return type.getReferenceExpression();
    if (expression instanceof KtCallExpression call) return nameOf(call.getCalleeExpression());
    if (expression instanceof KtQualifiedExpression whole) return nameOf(whole.getSelectorExpression());
    return null;
  }
}
