package fathom.walker.kotlin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jetbrains.kotlin.builtins.KotlinBuiltIns;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.descriptors.CallableDescriptor;
import org.jetbrains.kotlin.descriptors.CallableMemberDescriptor;
import org.jetbrains.kotlin.descriptors.ClassDescriptor;
import org.jetbrains.kotlin.descriptors.ClassifierDescriptor;
import org.jetbrains.kotlin.descriptors.DeclarationDescriptor;
import org.jetbrains.kotlin.descriptors.DescriptorVisibilities;
import org.jetbrains.kotlin.descriptors.FunctionDescriptor;
import org.jetbrains.kotlin.descriptors.ValueParameterDescriptor;
import org.jetbrains.kotlin.incremental.components.NoLookupLocation;
import org.jetbrains.kotlin.name.FqName;
import org.jetbrains.kotlin.name.Name;
import org.jetbrains.kotlin.psi.KtCallExpression;
import org.jetbrains.kotlin.psi.KtExpression;
import org.jetbrains.kotlin.psi.KtFile;
import org.jetbrains.kotlin.psi.KtImportDirective;
import org.jetbrains.kotlin.psi.KtQualifiedExpression;
import org.jetbrains.kotlin.psi.KtSimpleNameExpression;
import org.jetbrains.kotlin.resolve.DescriptorToSourceUtils;
import org.jetbrains.kotlin.resolve.DescriptorUtils;
import org.jetbrains.kotlin.resolve.scopes.MemberScope;
import org.jetbrains.kotlin.types.KotlinType;
import org.jetbrains.kotlin.types.KotlinTypeKt;
import org.jetbrains.kotlin.types.TypeUtils;
import org.jetbrains.kotlin.types.checker.KotlinTypeChecker;

/**
 * Extensions of what is of an unknown type. The compiler leaves them open, for its type may have such a member. Where
 * the file sees one extension of the name that can be meant, that one is: nobody writes it to have it hidden.
 */
final class OpenExtensions {
  /** What every file sees without an import. */
  private static final List<String> SEEN =
      List.of("", ".collections", ".text", ".sequences", ".ranges", ".io", ".comparisons", ".jvm");

  private final KtFile file;
  private final Analysis analysis;

  OpenExtensions(KtFile file, Analysis analysis) {
    this.file = file;
    this.analysis = analysis;
  }

  /** The one that is meant; null for none, and where it may be another one. */
  CallableDescriptor meant(KtSimpleNameExpression name) {
    List<CallableDescriptor> fitting = seenBehind(name, true);
    return fitting.size() == 1 && isOwn(fitting.get(0)) ? fitting.get(0) : null;
  }

  /** Those of the repository that the file sees, and that a value from outside does not have. */
  List<CallableDescriptor> unfit(KtSimpleNameExpression name) {
    return seenBehind(name, false).stream().filter(this::isOwn).toList();
  }

  /** Those that the file sees behind a value of an unknown type: which can be meant, or which cannot. */
  private List<CallableDescriptor> seenBehind(KtSimpleNameExpression name, boolean fit) {
    if (!analysis.extensions().contains(name.getReferencedName())) return List.of();
    KtExpression receiver = receiverOf(name);
    if (receiver == null) return List.of();
    KotlinType type = analysis.context().getType(receiver);
    if (!isValue(receiver) || (type != null && !analysis.isOpen(type))) return List.of();
    KtCallExpression call = callOf(name);
    List<CallableDescriptor> found = new ArrayList<>();
    for (CallableDescriptor each : seen(name.getReferencedName()))
      if ((isAsked(each, call) && mayExtend(each, type) && isVisible(each)) == fit) found.add(each);
    return found;
  }

  /**
   * Of a member and what the file imports by its name the one that a call means whose arguments are not known: the
   * extension where the import brings no other one, for nobody imports one to have it hidden; null where that is not
   * known.
   */
  DeclarationDescriptor importedOr(KtSimpleNameExpression name, FunctionDescriptor member) {
    Set<CallableDescriptor> imported = new HashSet<>();
    if (!addImported(name.getReferencedName(), imported)) return null;
    KotlinType type = member.getDispatchReceiverParameter().getType();
    List<CallableDescriptor> extending = imported.stream().filter(each -> extendsType(each, type)).toList();
    if (extending.stream().noneMatch(each -> isAsked(each, callOf(name)))) return member;
    return extending.size() == 1 ? extending.get(0) : null;
  }

  private boolean extendsType(CallableDescriptor extension, KotlinType type) {
    KotlinType extended = extension.getExtensionReceiverParameter().getType();
    boolean isAny = analysis.isOpen(extended) || TypeUtils.isTypeParameter(extended);
    return isAny || KotlinTypeChecker.DEFAULT.isSubtypeOf(type, TypeUtils.makeNullable(extended));
  }

  private static KtCallExpression callOf(KtSimpleNameExpression name) {
    return name.getParent() instanceof KtCallExpression call ? call : null;
  }

  /** What stands in front of the dot; null where there is none. */
  static KtExpression receiverOf(KtSimpleNameExpression name) {
    PsiElement selector = name.getParent() instanceof KtCallExpression call ? call : name;
    boolean isSelector =
        selector.getParent() instanceof KtQualifiedExpression whole && whole.getSelectorExpression() == selector;
    return isSelector ? ((KtQualifiedExpression) selector.getParent()).getReceiverExpression() : null;
  }

  /**
   * Those that the file sees, the library's only where no import names one. None where an import names what is not there.
   */
  private Set<CallableDescriptor> seen(String name) {
    Set<CallableDescriptor> seen = new HashSet<>();
    if (!addImported(name, seen)) return Set.of();
    boolean isImported = !seen.isEmpty();
    Name own = Name.identifier(name);
    addOf(file.getPackageFqName(), own, seen);
    for (KtImportDirective each : file.getImportDirectives())
      if (each.isAllUnder() && each.getImportedFqName() != null) addOf(each.getImportedFqName(), own, seen);
    if (!isImported) for (String each : SEEN) addOf(new FqName("kotlin" + each), own, seen);
    return seen;
  }

  /** False where an import of this name leads to what is not there. */
  private boolean addImported(String name, Set<CallableDescriptor> seen) {
    for (KtImportDirective each : file.getImportDirectives()) {
      FqName imported = each.getImportedFqName();
      Name here = each.getImportedName();
      if (imported == null || here == null || !name.equals(here.asString())) continue;
      if (!addOf(imported.parent(), imported.shortName(), seen)) return false;
    }
    return true;
  }

  /** Whether there were any. */
  private boolean addOf(FqName packageName, Name name, Set<CallableDescriptor> seen) {
    MemberScope scope = analysis.module().getPackage(packageName).getMemberScope();
    List<CallableDescriptor> found = new ArrayList<>();
    found.addAll(scope.getContributedFunctions(name, NoLookupLocation.FROM_BACKEND));
    found.addAll(scope.getContributedVariables(name, NoLookupLocation.FROM_BACKEND));
    for (CallableDescriptor each : found) if (each.getExtensionReceiverParameter() != null) seen.add(each);
    return !found.isEmpty();
  }

  /** Packages, and types that stand for their companions, are not extended. */
  private boolean isValue(KtExpression receiver) {
    if (!(receiver instanceof KtSimpleNameExpression name)) return !Character.isUpperCase(lastNameOf(receiver));
    return !Character.isUpperCase(name.getReferencedName().charAt(0));
  }

  /** The first letter of what a chain of names ends in; a blank for another expression. */
  private static char lastNameOf(KtExpression receiver) {
    KtExpression last = receiver instanceof KtQualifiedExpression whole ? whole.getSelectorExpression() : null;
    return last instanceof KtSimpleNameExpression name ? name.getReferencedName().charAt(0) : ' ';
  }

  /** Whether it is a property and not called, or a function that can be called so. */
  private static boolean isAsked(CallableDescriptor extension, KtCallExpression call) {
    if (!(extension instanceof FunctionDescriptor)) return call == null;
    if (call == null) return false;
    int passed = call.getValueArguments().size();
    List<ValueParameterDescriptor> parameters = extension.getValueParameters();
    long needed = parameters.stream().filter(each -> !each.declaresDefaultValue() && !isList(each)).count();
    return passed >= needed && (passed <= parameters.size() || parameters.stream().anyMatch(OpenExtensions::isList));
  }

  private static boolean isList(ValueParameterDescriptor parameter) {
    return parameter.getVarargElementType() != null;
  }

  /** Whether a value of this type, null for one that is not known at all, may be what is extended. */
  private boolean mayExtend(CallableDescriptor extension, KotlinType type) {
    KotlinType extended = extension.getExtensionReceiverParameter().getType();
    if ((type == null || KotlinTypeKt.isError(type)) && !isOwnType(extended)) return true;
    if (analysis.isOpen(extended) || TypeUtils.isTypeParameter(extended)) return true;
    return KotlinBuiltIns.isAnyOrNullableAny(extended);
  }

  /** What a library hands out without a type that is known is hardly of a type that is declared here. */
  private boolean isOwnType(KotlinType type) {
    ClassifierDescriptor declared = type.getConstructor().getDeclarationDescriptor();
    return declared instanceof ClassDescriptor
        && !analysis.isMissing(declared)
        && DescriptorUtils.getContainingModuleOrNull(declared) == analysis.module();
  }

  private boolean isVisible(CallableDescriptor extension) {
    boolean isPrivate =
        extension instanceof CallableMemberDescriptor member
            && DescriptorVisibilities.isPrivate(member.getVisibility());
    PsiElement source = DescriptorToSourceUtils.descriptorToDeclaration(extension.getOriginal());
    return !isPrivate || (source != null && source.getContainingFile() == file);
  }

  private boolean isOwn(CallableDescriptor extension) {
    return DescriptorUtils.getContainingModuleOrNull(extension) == analysis.module();
  }
}
