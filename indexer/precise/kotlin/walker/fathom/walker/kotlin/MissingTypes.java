package fathom.walker.kotlin;

import fathom.walker.Repository;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jetbrains.kotlin.com.intellij.openapi.project.Project;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.com.intellij.psi.util.PsiTreeUtil;
import org.jetbrains.kotlin.psi.KtAnnotationEntry;
import org.jetbrains.kotlin.psi.KtCallElement;
import org.jetbrains.kotlin.psi.KtCallExpression;
import org.jetbrains.kotlin.psi.KtClassLiteralExpression;
import org.jetbrains.kotlin.psi.KtConstructorCalleeExpression;
import org.jetbrains.kotlin.psi.KtFile;
import org.jetbrains.kotlin.psi.KtImportDirective;
import org.jetbrains.kotlin.psi.KtLambdaExpression;
import org.jetbrains.kotlin.psi.KtNameReferenceExpression;
import org.jetbrains.kotlin.psi.KtPsiFactory;
import org.jetbrains.kotlin.psi.KtPsiUtil;
import org.jetbrains.kotlin.psi.KtQualifiedExpression;
import org.jetbrains.kotlin.psi.KtSuperTypeEntry;
import org.jetbrains.kotlin.psi.KtTypeReference;
import org.jetbrains.kotlin.psi.KtUserType;

/**
 * Types of libraries that are not there, as imports name them, written as types without members. The compiler takes a
 * type that it does not know for all types at once, and leaves open what is said of it; two of these differ.
 */
final class MissingTypes {
  private final Repository repository;
  private final KnownPackages known;
  /** by package, then by the path of names in it */
  private final Map<String, TreeMap<String, MissingType>> found = new TreeMap<>();

  private MissingTypes(Repository repository, KnownPackages known) {
    this.repository = repository;
    this.known = known;
  }

  /** A file for each package that the types seem to stand in. */
  static List<KtFile> standIns(Collection<KtFile> files, Repository repository, KnownPackages known, Project project) {
    MissingTypes missing = new MissingTypes(repository, known);
    for (KtFile file : files) missing.addAll(file);
    KtPsiFactory factory = new KtPsiFactory(project, false);
    List<KtFile> written = new ArrayList<>();
    missing.found.forEach(
        (name, types) -> written.add(factory.createFile("missing" + written.size() + ".kt", text(name, types))));
    return written;
  }

  private void addAll(KtFile file) {
    Map<String, String> imported = new HashMap<>();
    for (KtImportDirective each : file.getImportDirectives()) {
      if (each.getImportedFqName() == null || each.getImportedName() == null) continue;
      String name = each.getImportedFqName().asString();
      if (repository.isForeign(name)) imported.put(each.getImportedName().asString(), name);
    }
    if (imported.isEmpty()) return;
    for (KtUserType type : PsiTreeUtil.findChildrenOfType(file, KtUserType.class)) addType(type, imported);
    for (KtNameReferenceExpression name : PsiTreeUtil.findChildrenOfType(file, KtNameReferenceExpression.class))
      if (isOfType(name)) addName(name, imported);
  }

  private void addName(KtNameReferenceExpression name, Map<String, String> imported) {
    MissingType missing = add(imported.get(name.getReferencedName()));
    if (missing != null && name.getParent() instanceof KtCallElement call) missing.takesBlocks |= takesBlock(call);
  }

  private static boolean takesBlock(KtCallElement call) {
    return call.getValueArguments().stream()
        .anyMatch(each -> KtPsiUtil.deparenthesize(each.getArgumentExpression()) instanceof KtLambdaExpression);
  }

  /** A name that is called as types are, or whose class is asked for. */
  private static boolean isOfType(KtNameReferenceExpression name) {
    PsiElement parent = name.getParent();
    if (parent instanceof KtClassLiteralExpression) return true;
    String text = name.getReferencedName();
    boolean isNamedSo = Character.isUpperCase(text.charAt(0)) && !text.equals(text.toUpperCase());
    boolean isFirst =
        parent instanceof KtCallExpression call
            && !(call.getParent() instanceof KtQualifiedExpression whole && whole.getSelectorExpression() == call);
    return isNamedSo && isFirst;
  }

  private void addType(KtUserType type, Map<String, String> imported) {
    MissingType missing = add(nameOf(type, imported));
    if (missing == null) return;
    missing.parameters = Math.max(missing.parameters, type.getTypeArguments().size());
    PsiElement use = type.getParent() instanceof KtTypeReference reference ? reference.getParent() : null;
    if (use instanceof KtSuperTypeEntry) missing.isInterface = true;
    if (use instanceof KtConstructorCalleeExpression callee) {
      if (callee.getParent() instanceof KtAnnotationEntry) missing.isAnnotation = true;
      else missing.isClass = true;
      if (callee.getParent() instanceof KtCallElement call) missing.takesBlocks |= takesBlock(call);
    }
  }

  /** With its package; null for a type whose first name is not imported from outside. */
  private static String nameOf(KtUserType type, Map<String, String> imported) {
    String name = type.getReferencedName();
    if (name == null) return null;
    if (type.getQualifier() == null) return imported.get(name);
    String above = nameOf(type.getQualifier(), imported);
    return above == null ? null : above + "." + name;
  }

  /** Null for one that is not missing. */
  private MissingType add(String qualified) {
    if (qualified == null) return null;
    int end = endOfPackage(qualified);
    String packageName = qualified.substring(0, end);
    if (known.has(packageName)) return null;
    TreeMap<String, MissingType> types = found.computeIfAbsent(packageName, any -> new TreeMap<>());
    return types.computeIfAbsent(qualified.substring(end + 1), any -> new MissingType());
  }

  /** Types begin with a capital letter, packages do not; the last name is never a package. */
  private static int endOfPackage(String qualified) {
    int last = qualified.lastIndexOf('.');
    for (int dot = qualified.indexOf('.'); dot < last; dot = qualified.indexOf('.', dot + 1))
      if (Character.isUpperCase(qualified.charAt(dot + 1))) return dot;
    return last;
  }

  private static String text(String packageName, TreeMap<String, MissingType> types) {
    StringBuilder text = new StringBuilder("package " + quoted(packageName) + "\n");
    types.values().removeIf(type -> type.takesBlocks);
    MissingType.write(types, text);
    return text.toString();
  }

  private static String quoted(String packageName) {
    return "`" + packageName.replace(".", "`.`") + "`";
  }
}
