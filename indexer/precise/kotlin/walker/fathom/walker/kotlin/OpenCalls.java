package fathom.walker.kotlin;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jetbrains.kotlin.builtins.KotlinBuiltIns;
import org.jetbrains.kotlin.descriptors.ClassDescriptor;
import org.jetbrains.kotlin.descriptors.DeclarationDescriptor;
import org.jetbrains.kotlin.descriptors.FunctionDescriptor;
import org.jetbrains.kotlin.descriptors.PackageFragmentDescriptor;
import org.jetbrains.kotlin.descriptors.PropertyDescriptor;
import org.jetbrains.kotlin.descriptors.ValueParameterDescriptor;
import org.jetbrains.kotlin.incremental.components.NoLookupLocation;
import org.jetbrains.kotlin.psi.KtCallExpression;
import org.jetbrains.kotlin.psi.KtExpression;
import org.jetbrains.kotlin.psi.KtSimpleNameExpression;
import org.jetbrains.kotlin.psi.KtValueArgument;
import org.jetbrains.kotlin.resolve.BindingContext;
import org.jetbrains.kotlin.resolve.scopes.MemberScope;
import org.jetbrains.kotlin.types.KotlinType;
import org.jetbrains.kotlin.types.KotlinTypeKt;
import org.jetbrains.kotlin.types.TypeUtils;
import org.jetbrains.kotlin.types.checker.KotlinTypeChecker;

/**
 * Calls of overloads, one of which takes a type of a missing library: anything fits that, so the compiler leaves the
 * call open, or takes that one. A value whose type is known with all that stands above it is none of that type.
 */
final class OpenCalls {
  private final BindingContext context;

  OpenCalls(BindingContext context) {
    this.context = context;
  }

  /** Whether a value of an unknown type is taken for what is called: a function of a library may be meant. */
  static boolean callsUnknown(KtSimpleNameExpression name, DeclarationDescriptor meant) {
    boolean isCalled = name.getParent() instanceof KtCallExpression call && call.getCalleeExpression() == name;
    return isCalled && meant instanceof PropertyDescriptor value && KotlinTypeKt.isError(value.getType());
  }

  /** What a call means that the compiler takes for this function; null where that may be another one. */
  DeclarationDescriptor checked(KtSimpleNameExpression name, DeclarationDescriptor taken) {
    if (!(taken instanceof FunctionDescriptor function) || !takesUnknown(function)) return taken;
    Collection<? extends DeclarationDescriptor> overloads = overloadsOf(function);
    return overloads.size() < 2 || isOfItsType(name, function) ? taken : meant(name, overloads);
  }

  /** The one overload that the arguments fit without doubt; null for none. */
  DeclarationDescriptor meant(KtSimpleNameExpression name, Collection<? extends DeclarationDescriptor> overloads) {
    List<KotlinType> passed = passedTo(name);
    if (passed == null || !passed.stream().allMatch(OpenCalls::isKnown)) return null;
    DeclarationDescriptor only = null;
    for (DeclarationDescriptor each : overloads) {
      if (!(each instanceof FunctionDescriptor function)) return null;
      if (takesUnknown(function) || !fits(function, passed)) continue;
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
      KotlinType type = written == null ? null : context.getType(written);
      if (type == null) return null;
      types.add(type);
    }
    return types;
  }

  /** Whether what is passed is of an unknown type of the same name, wherever the function takes one. */
  private boolean isOfItsType(KtSimpleNameExpression name, FunctionDescriptor function) {
    List<KotlinType> passed = passedTo(name);
    List<ValueParameterDescriptor> parameters = function.getValueParameters();
    if (passed == null || passed.size() != parameters.size()) return false;
    for (int at = 0; at < passed.size(); at++) {
      KotlinType type = parameters.get(at).getType();
      if (KotlinTypeKt.isError(type) && !type.toString().equals(passed.get(at).toString())) return false;
    }
    return true;
  }

  private static boolean takesUnknown(FunctionDescriptor function) {
    return function.getValueParameters().stream().anyMatch(each -> KotlinTypeKt.isError(each.getType()));
  }

  private static boolean isKnown(KotlinType type) {
    if (KotlinTypeKt.isError(type) || type.getConstructor().getDeclarationDescriptor() == null) return false;
    if (TypeUtils.isTypeParameter(type) || KotlinBuiltIns.isNothingOrNullableNothing(type)) return false;
    for (KotlinType above : TypeUtils.getAllSupertypes(type)) if (KotlinTypeKt.isError(above)) return false;
    return true;
  }

  private static boolean fits(FunctionDescriptor function, List<KotlinType> passed) {
    List<ValueParameterDescriptor> parameters = function.getValueParameters();
    if (parameters.size() != passed.size()) return false;
    for (int at = 0; at < passed.size(); at++)
      if (!KotlinTypeChecker.DEFAULT.isSubtypeOf(passed.get(at), parameters.get(at).getType())) return false;
    return true;
  }
}
