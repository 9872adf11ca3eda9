package fathom.walker.kotlin;

import java.util.List;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.descriptors.ClassDescriptor;
import org.jetbrains.kotlin.descriptors.ClassifierDescriptor;
import org.jetbrains.kotlin.descriptors.DeclarationDescriptor;
import org.jetbrains.kotlin.descriptors.FunctionDescriptor;
import org.jetbrains.kotlin.psi.KtArrayAccessExpression;
import org.jetbrains.kotlin.psi.KtCallExpression;
import org.jetbrains.kotlin.psi.KtCallableDeclaration;
import org.jetbrains.kotlin.psi.KtDeclarationWithBody;
import org.jetbrains.kotlin.psi.KtDeclarationWithInitializer;
import org.jetbrains.kotlin.psi.KtExpression;
import org.jetbrains.kotlin.psi.KtPsiUtil;
import org.jetbrains.kotlin.psi.KtQualifiedExpression;
import org.jetbrains.kotlin.psi.KtSimpleNameExpression;
import org.jetbrains.kotlin.resolve.BindingContext;
import org.jetbrains.kotlin.resolve.DescriptorToSourceUtils;
import org.jetbrains.kotlin.resolve.DescriptorUtils;
import org.jetbrains.kotlin.types.KotlinType;
import org.jetbrains.kotlin.types.KotlinTypeKt;

/** What a name of unknown meaning surely does not mean, though it has that name and is seen. */
final class ExcludedMeanings {
  /** Values that others are made of are followed so far. */
  private static final int MOST_STEPS = 8;

  private final Analysis analysis;
  private final ForeignNames foreign;
  private final OpenExtensions extensions;
  private final HidingReceivers hiding;

  ExcludedMeanings(Analysis analysis, ForeignNames foreign, OpenExtensions extensions, HidingReceivers hiding) {
    this.analysis = analysis;
    this.foreign = foreign;
    this.extensions = extensions;
    this.hiding = hiding;
  }

  /**
   * A function that is passed more than it takes, one that would call itself without end, and extensions of other
   * types than what a value from outside is of.
   */
  List<? extends DeclarationDescriptor> at(KtSimpleNameExpression name) {
    DeclarationDescriptor one = analysis.context().get(BindingContext.REFERENCE_TARGET, name);
    if (one != null && !Targets.isError(one)) {
      boolean isPassedMore = one instanceof FunctionDescriptor function && OpenCalls.passesMore(name, function);
      return isPassedMore || hiding.calledByItself(name, one) != null ? List.of(one) : List.of();
    }
    KtExpression receiver = OpenExtensions.receiverOf(name);
    return receiver != null && isFromOutside(receiver, 0) ? extensions.unfit(name) : List.of();
  }

  /** Whether a value is of an unknown type because it comes from a library that is not there. */
  private boolean isFromOutside(KtExpression written, int steps) {
    KtExpression value = KtPsiUtil.safeDeparenthesize(written);
    if (steps > MOST_STEPS) return false;
    KotlinType type = analysis.context().getType(value);
    if (type != null && !KotlinTypeKt.isError(type))
      return analysis.isMissing(type.getConstructor().getDeclarationDescriptor());
    if (value instanceof KtArrayAccessExpression item)
      return item.getArrayExpression() != null && isFromOutside(item.getArrayExpression(), steps);
    KtQualifiedExpression whole = value instanceof KtQualifiedExpression each ? each : null;
    KtExpression last = whole == null ? value : whole.getSelectorExpression();
    KtSimpleNameExpression name = nameOf(last);
    if (name == null || (last instanceof KtCallExpression call && mayGiveOwn(call, steps))) return false;
    DeclarationDescriptor meant = analysis.context().get(BindingContext.REFERENCE_TARGET, name);
    if (meant != null && !Targets.isError(meant)) return isMadeOutside(meant, steps);
    // Which of several of the repository's own is meant is not known, nor what it gives.
    if (analysis.context().get(BindingContext.AMBIGUOUS_REFERENCE_TARGET, name) != null) return false;
    return whole == null ? foreign.isForeign(name) : isFromOutside(whole.getReceiverExpression(), steps);
  }

  /** A function that is handed something of the repository, or a block, may give it back. */
  private boolean mayGiveOwn(KtCallExpression call, int steps) {
    if (!call.getTypeArguments().isEmpty() || !call.getLambdaArguments().isEmpty()) return true;
    return call.getValueArguments().stream()
        .map(each -> each.getArgumentExpression())
        .anyMatch(each -> each == null || !(isOfLibrary(each) || isFromOutside(each, steps)));
  }

  private boolean isOfLibrary(KtExpression value) {
    return isOfLibrary(analysis.context().getType(value));
  }

  private boolean isOfLibrary(KotlinType type) {
    if (type == null || KotlinTypeKt.isError(type)) return false;
    ClassifierDescriptor declared = type.getConstructor().getDeclarationDescriptor();
    boolean isOwn = DescriptorUtils.getContainingModuleOrNull(declared) == analysis.module();
    if (!(declared instanceof ClassDescriptor) || (isOwn && !analysis.isMissing(declared))) return false;
    return type.getArguments().stream().allMatch(each -> each.isStarProjection() || isOfLibrary(each.getType()));
  }

  private static KtSimpleNameExpression nameOf(KtExpression expression) {
    KtExpression named = expression instanceof KtCallExpression call ? call.getCalleeExpression() : expression;
    return named instanceof KtSimpleNameExpression name ? name : null;
  }

  /** Whether what is declared here is of no written type, and made of such a value. */
  private boolean isMadeOutside(DeclarationDescriptor declared, int steps) {
    PsiElement source = DescriptorToSourceUtils.descriptorToDeclaration(declared);
    if (!(source instanceof KtCallableDeclaration callable) || callable.getTypeReference() != null) return false;
    KtExpression made = null;
    if (source instanceof KtDeclarationWithInitializer variable) made = variable.getInitializer();
    if (source instanceof KtDeclarationWithBody function && !function.hasBlockBody())
      made = function.getBodyExpression();
    return made != null && isFromOutside(made, steps + 1);
  }
}
