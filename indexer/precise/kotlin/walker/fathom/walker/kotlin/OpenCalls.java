package fathom.walker.kotlin;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jetbrains.kotlin.builtins.KotlinBuiltIns;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.com.intellij.psi.util.PsiTreeUtil;
import org.jetbrains.kotlin.descriptors.ClassDescriptor;
import org.jetbrains.kotlin.descriptors.ClassifierDescriptor;
import org.jetbrains.kotlin.descriptors.DeclarationDescriptor;
import org.jetbrains.kotlin.descriptors.FunctionDescriptor;
import org.jetbrains.kotlin.descriptors.Modality;
import org.jetbrains.kotlin.descriptors.PackageFragmentDescriptor;
import org.jetbrains.kotlin.descriptors.PropertyDescriptor;
import org.jetbrains.kotlin.descriptors.SimpleFunctionDescriptor;
import org.jetbrains.kotlin.descriptors.ValueParameterDescriptor;
import org.jetbrains.kotlin.incremental.components.NoLookupLocation;
import org.jetbrains.kotlin.psi.KtCallExpression;
import org.jetbrains.kotlin.psi.KtCallableReferenceExpression;
import org.jetbrains.kotlin.psi.KtExpression;
import org.jetbrains.kotlin.psi.KtImportDirective;
import org.jetbrains.kotlin.psi.KtNameReferenceExpression;
import org.jetbrains.kotlin.psi.KtSimpleNameExpression;
import org.jetbrains.kotlin.psi.KtValueArgument;
import org.jetbrains.kotlin.resolve.BindingContext;
import org.jetbrains.kotlin.resolve.calls.smartcasts.ExplicitSmartCasts;
import org.jetbrains.kotlin.resolve.scopes.MemberScope;
import org.jetbrains.kotlin.types.KotlinType;
import org.jetbrains.kotlin.types.KotlinTypeKt;
import org.jetbrains.kotlin.types.TypeUtils;
import org.jetbrains.kotlin.types.checker.KotlinTypeChecker;

/**
 * Calls of overloads, some of which take types of missing libraries: what stands above those is not known, so the
 * compiler leaves the call open, or takes one that may not be the right one. A value whose type is known with all that
 * stands above it is none of a missing type.
 */
final class OpenCalls {
  private final BindingContext context;
  private final Analysis analysis;
  private final OpenExtensions extensions;

  OpenCalls(Analysis analysis, OpenExtensions extensions) {
    this.extensions = extensions;
    this.context = analysis.context();
    this.analysis = analysis;
  }

  /** Whether a value of an unknown type is taken for what is called: a function of a library may be meant. */
  boolean callsUnknown(KtSimpleNameExpression name, DeclarationDescriptor meant) {
    boolean isCalled = name.getParent() instanceof KtCallExpression call && call.getCalleeExpression() == name;
    return isCalled && meant instanceof PropertyDescriptor value && analysis.isOpen(value.getType());
  }

  /** Whether a function is taken for what is read as a value, because there is no such value. */
  static boolean isUncalled(KtSimpleNameExpression name, DeclarationDescriptor meant) {
    boolean isRead = name.getClass() == KtNameReferenceExpression.class;
    PsiElement use = name.getParent();
    boolean isCalled = use instanceof KtCallExpression || use instanceof KtCallableReferenceExpression;
    boolean isImport = PsiTreeUtil.getParentOfType(name, KtImportDirective.class) != null;
    return isRead && !isCalled && !isImport && meant instanceof SimpleFunctionDescriptor;
  }

  /** What a call means that the compiler takes for this function; null where that may be another one. */
  DeclarationDescriptor checked(KtSimpleNameExpression name, DeclarationDescriptor taken) {
    if (!(taken instanceof FunctionDescriptor function)) return taken;
    if (passesMore(name, function)) return null;
    List<KotlinType> passed = passedTo(name);
    boolean isOpen = takesUnknown(function) || (passed != null && passed.stream().anyMatch(analysis::isUnknown));
    if (!isOpen) return taken;
    if (isOfItsType(passed, function)) return taken;
    List<FunctionDescriptor> overloads = overloadsOf(function);
    if (overloads.size() > 1) return meant(name, overloads);
    // A member goes before an extension that the file imports only where it fits, which is not known here.
    return function.getDispatchReceiverParameter() == null ? taken : extensions.importedOr(name, function);
  }

  /** Whether a call passes more than a function takes: the compiler names what fits worst where nothing fits. */
  static boolean passesMore(KtSimpleNameExpression name, FunctionDescriptor function) {
    if (!(name.getParent() instanceof KtCallExpression call) || call.getCalleeExpression() != name) return false;
    List<ValueParameterDescriptor> parameters = function.getValueParameters();
    boolean takesAny = parameters.stream().anyMatch(each -> each.getVarargElementType() != null);
    return !takesAny && call.getValueArguments().size() > parameters.size();
  }

  /** The one overload that the arguments fit without doubt; null for none. */
  DeclarationDescriptor meant(
      KtSimpleNameExpression name, Collection<? extends DeclarationDescriptor> overloads) {
    List<KotlinType> passed = passedTo(name);
    if (passed == null) return null;
    DeclarationDescriptor only = null;
    for (DeclarationDescriptor each : overloads) {
      if (!(each instanceof FunctionDescriptor function)) return null;
      if (!mayFit(function, passed)) continue;
      if (only != null) return null;
      only = each;
    }
    return only;
  }

  /** Functions of its name and number of parameters that are declared beside it, and it. */
  private static List<FunctionDescriptor> overloadsOf(FunctionDescriptor function) {
    DeclarationDescriptor owner = function.getContainingDeclaration();
    MemberScope scope = null;
    if (owner instanceof ClassDescriptor type) scope = type.getUnsubstitutedMemberScope();
    if (owner instanceof PackageFragmentDescriptor fragment) scope = fragment.getMemberScope();
    if (scope == null) return List.of(function);
    int count = function.getValueParameters().size();
    return scope.getContributedFunctions(function.getName(), NoLookupLocation.FROM_BACKEND).stream()
        .filter(each -> each.getValueParameters().size() == count)
        .<FunctionDescriptor>map(each -> each)
        .toList();
  }

  /** Types of plain arguments; null where one is passed by a name, or is not typed at all. */
  private List<KotlinType> passedTo(KtSimpleNameExpression name) {
    if (!(name.getParent() instanceof KtCallExpression call) || call.getCalleeExpression() != name) return null;
    List<KotlinType> types = new ArrayList<>();
    for (Object each : call.getValueArguments()) {
      if (!(each instanceof KtValueArgument argument) || argument.isNamed() || argument.isSpread()) return null;
      KtExpression written = argument.getArgumentExpression();
      KotlinType type = written == null ? null : typeOf(written);
      if (type == null) return null;
      types.add(type);
    }
    return types;
  }

  /** A value that was looked at is of the type that it was found to be of. */
  private KotlinType typeOf(KtExpression written) {
    ExplicitSmartCasts casts = context.get(BindingContext.SMARTCAST, written);
    KotlinType cast = casts == null ? null : casts.getDefaultType();
    return cast == null ? context.getType(written) : cast;
  }

  /** Whether what is passed is of the very type, wherever the function takes one that is unknown. */
  private boolean isOfItsType(List<KotlinType> passed, FunctionDescriptor function) {
    List<ValueParameterDescriptor> parameters = function.getValueParameters();
    if (passed == null || passed.size() != parameters.size()) return false;
    for (int at = 0; at < passed.size(); at++) {
      KotlinType type = parameters.get(at).getType();
      boolean isOpen = analysis.isUnknown(type) || analysis.isUnknown(passed.get(at));
      if (isOpen && !nameOf(type).equals(nameOf(passed.get(at)))) return false;
    }
    return true;
  }

  private static String nameOf(KotlinType type) {
    return TypeUtils.makeNotNullable(type).toString();
  }

  private boolean takesUnknown(FunctionDescriptor function) {
    return function.getValueParameters().stream().anyMatch(each -> analysis.isUnknown(each.getType()));
  }

  private boolean isKnown(KotlinType type) {
    if (analysis.isUnknown(type) || type.getConstructor().getDeclarationDescriptor() == null) return false;
    if (TypeUtils.isTypeParameter(type) || KotlinBuiltIns.isNothingOrNullableNothing(type)) return false;
    for (KotlinType above : TypeUtils.getAllSupertypes(type)) if (analysis.isOpen(above)) return false;
    return true;
  }

  private boolean mayFit(FunctionDescriptor function, List<KotlinType> passed) {
    List<ValueParameterDescriptor> parameters = function.getValueParameters();
    if (parameters.size() != passed.size()) return false;
    for (int at = 0; at < passed.size(); at++) {
      KotlinType type = parameters.get(at).getType();
      KotlinType own = passed.get(at);
      if (KotlinTypeChecker.DEFAULT.isSubtypeOf(own, type) && !KotlinTypeKt.isError(type)) continue;
      boolean isOther = analysis.isUnknown(type) ? isKnown(own) : isKnown(own) || isClosedTo(own, type);
      if (isOther) return false;
    }
    return true;
  }

  /** Whether a value, known or not to be of more types, is of none that nothing extends. */
  private static boolean isClosedTo(KotlinType passed, KotlinType type) {
    boolean isOfClass = passed.getConstructor().getDeclarationDescriptor() instanceof ClassDescriptor;
    if (KotlinTypeKt.isError(passed) || !isOfClass || KotlinBuiltIns.isNothingOrNullableNothing(passed)) return false;
    ClassifierDescriptor taken = type.getConstructor().getDeclarationDescriptor();
    return taken instanceof ClassDescriptor known
        && known.getModality() == Modality.FINAL
        && type.getArguments().isEmpty();
  }
}
