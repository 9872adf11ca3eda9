package fathom.walker.kotlin;

import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.com.intellij.psi.util.PsiTreeUtil;
import org.jetbrains.kotlin.descriptors.CallableDescriptor;
import org.jetbrains.kotlin.descriptors.DeclarationDescriptor;
import org.jetbrains.kotlin.descriptors.PropertyDescriptor;
import org.jetbrains.kotlin.descriptors.ReceiverParameterDescriptor;
import org.jetbrains.kotlin.descriptors.VariableDescriptor;
import org.jetbrains.kotlin.psi.KtCallExpression;
import org.jetbrains.kotlin.psi.KtFunctionLiteral;
import org.jetbrains.kotlin.psi.KtNamedFunction;
import org.jetbrains.kotlin.psi.KtProperty;
import org.jetbrains.kotlin.psi.KtQualifiedExpression;
import org.jetbrains.kotlin.psi.KtSimpleNameExpression;
import org.jetbrains.kotlin.resolve.BindingContext;
import org.jetbrains.kotlin.resolve.DescriptorToSourceUtils;
import org.jetbrains.kotlin.resolve.DescriptorUtils;
import org.jetbrains.kotlin.resolve.calls.model.ResolvedCall;
import org.jetbrains.kotlin.resolve.calls.util.CallUtilKt;
import org.jetbrains.kotlin.resolve.scopes.receivers.ImplicitReceiver;
import org.jetbrains.kotlin.resolve.scopes.receivers.ReceiverValue;

/**
 * Receivers of types that are not there: a member of theirs, which nobody knows, goes before what stands further out.
 */
final class HidingReceivers {
  private final Analysis analysis;

  HidingReceivers(Analysis analysis) {
    this.analysis = analysis;
  }

  /** Whether a name with nothing in front of it may mean a member of such a receiver, and no longer this. */
  boolean mayHide(KtSimpleNameExpression name, DeclarationDescriptor meant) {
    if (!(meant instanceof CallableDescriptor) || isLocal(meant) || isBehindDot(name)) return false;
    if (!Character.isLowerCase(name.getReferencedName().charAt(0))) return false;
    PsiElement hiding = hidingAround(name);
    if (hiding == null) return false;
    ResolvedCall<?> call = CallUtilKt.getResolvedCall(name, analysis.context());
    if (call == null) return true;
    return !isOf(call.getDispatchReceiver(), hiding) && !isOf(call.getExtensionReceiver(), hiding);
  }

  /** The function that a name in its own body would call without end, where such a receiver may have another one. */
  DeclarationDescriptor calledByItself(KtSimpleNameExpression name, DeclarationDescriptor meant) {
    PsiElement source = DescriptorToSourceUtils.descriptorToDeclaration(meant);
    boolean isAround = source instanceof KtNamedFunction && PsiTreeUtil.isAncestor(source, name, true);
    return isAround && mayHide(name, meant) ? meant : null;
  }

  /** What a function declares for itself goes before members of all receivers. */
  private static boolean isLocal(DeclarationDescriptor meant) {
    boolean isVariable = meant instanceof VariableDescriptor && !(meant instanceof PropertyDescriptor);
    return isVariable || DescriptorUtils.isLocal(meant);
  }

  /** Whether a receiver that nobody writes is that of this function, or of one inside of it. */
  private static boolean isOf(ReceiverValue receiver, PsiElement hiding) {
    if (!(receiver instanceof ImplicitReceiver implicit)) return false;
    PsiElement source = DescriptorToSourceUtils.descriptorToDeclaration(implicit.getDeclarationDescriptor());
    return source != null && PsiTreeUtil.isAncestor(hiding, source, false);
  }

  /** The innermost function around a name whose receiver is of a missing type; null for none. */
  private PsiElement hidingAround(PsiElement name) {
    for (PsiElement around = name.getParent(); around != null; around = around.getParent())
      if (isFunction(around) && isOfMissing(around)) return around;
    return null;
  }

  private static boolean isFunction(PsiElement element) {
    return element instanceof KtFunctionLiteral || element instanceof KtNamedFunction || element instanceof KtProperty;
  }

  private boolean isOfMissing(PsiElement function) {
    DeclarationDescriptor declared = analysis.context().get(BindingContext.DECLARATION_TO_DESCRIPTOR, function);
    ReceiverParameterDescriptor receiver =
        declared instanceof CallableDescriptor callable ? callable.getExtensionReceiverParameter() : null;
    return receiver != null
        && analysis.isMissing(receiver.getType().getConstructor().getDeclarationDescriptor());
  }

  private static boolean isBehindDot(KtSimpleNameExpression name) {
    PsiElement selector = name.getParent() instanceof KtCallExpression call ? call : name;
    return selector.getParent() instanceof KtQualifiedExpression whole && whole.getSelectorExpression() == selector;
  }
}
