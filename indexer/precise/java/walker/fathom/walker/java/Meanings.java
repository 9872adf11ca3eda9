package fathom.walker.java;

import java.util.List;
import java.util.function.ToIntFunction;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;

/** Whether a name means something of the repository, something outside, or nothing that is known. */
final class Meanings {
  enum Meaning {
    INSIDE,
    OUTSIDE,
    UNKNOWN
  }

  private final ToIntFunction<String> numberOf;
  private final ForeignNames foreign;

  Meanings(ToIntFunction<String> numberOf, ForeignNames foreign) {
    this.numberOf = numberOf;
    this.foreign = foreign;
  }

  Meaning of(SimpleName name, IBinding binding) {
    if (binding == null || binding.isRecovered()) return foreign.isForeign(name) ? Meaning.OUTSIDE : Meaning.UNKNOWN;
    if (isLocal(binding) || binding instanceof ITypeBinding && name.isVar()) return Meaning.UNKNOWN;
    if (binding instanceof ITypeBinding type && foreign.isHidden(type)) return Meaning.OUTSIDE;
    if (foreign.isOfHidden(name)) return Meaning.UNKNOWN;
    ITypeBinding home = homeOf(binding);
    if (home != null && home.isFromSource())
      return binding instanceof IMethodBinding method && isGuess(name, method) ? Meaning.UNKNOWN : Meaning.INSIDE;
    boolean isLength = home == null && binding instanceof IVariableBinding;
    return isLength || (home != null && !home.isRecovered()) ? Meaning.OUTSIDE : Meaning.UNKNOWN;
  }

  /** The number of what a name means: of generic declarations, not of their uses; of classes, not of constructors. */
  int numberOf(IBinding binding) {
    return numberOf.applyAsInt(declarationOf(binding).getKey());
  }

  /** Rules tell all that is local. */
  static boolean isLocal(IBinding binding) {
    return switch (binding.getKind()) {
      case IBinding.VARIABLE -> !((IVariableBinding) binding).isField();
      case IBinding.TYPE, IBinding.METHOD -> false;
      default -> true;
    };
  }

  private static IBinding declarationOf(IBinding binding) {
    if (binding instanceof IVariableBinding variable) return variable.getVariableDeclaration();
    if (binding instanceof ITypeBinding type) return typeOf(type);
    IMethodBinding method = (IMethodBinding) binding;
    return method.isConstructor() ? typeOf(method.getDeclaringClass()) : method.getMethodDeclaration();
  }

  private static ITypeBinding typeOf(ITypeBinding type) {
    ITypeBinding element = type.isArray() ? type.getElementType() : type;
    return element.isTypeVariable() ? element : element.getErasure().getTypeDeclaration();
  }

  /** The type that a binding is, or is declared in. */
  private static ITypeBinding homeOf(IBinding binding) {
    if (binding instanceof ITypeBinding type) return typeOf(type);
    if (binding instanceof IVariableBinding variable) return erased(variable.getDeclaringClass());
    return erased(((IMethodBinding) binding).getDeclaringClass());
  }

  private static ITypeBinding erased(ITypeBinding type) {
    return type == null ? null : type.getTypeDeclaration();
  }

  /** With an argument of an unknown type the compiler takes any overload. */
  private static boolean isGuess(SimpleName name, IMethodBinding method) {
    if (!(name.getParent() instanceof MethodInvocation call) || call.getName() != name) return false;
    List<?> arguments = call.arguments();
    boolean isUnknown = arguments.stream().anyMatch(each -> isUnknown(((Expression) each).resolveTypeBinding()));
    if (!isUnknown) return false;
    int alike = 0;
    for (IMethodBinding each : method.getDeclaringClass().getDeclaredMethods())
      if (each.getName().equals(method.getName()) && takes(each, arguments.size())) alike++;
    return alike > 1;
  }

  private static boolean isUnknown(ITypeBinding type) {
    return type == null || type.isRecovered();
  }

  private static boolean takes(IMethodBinding method, int count) {
    int parameters = method.getParameterTypes().length;
    return method.isVarargs() ? count >= parameters - 1 : count == parameters;
  }
}
