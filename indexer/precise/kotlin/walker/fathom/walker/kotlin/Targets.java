package fathom.walker.kotlin;

import java.util.ArrayList;
import java.util.List;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.descriptors.CallableMemberDescriptor;
import org.jetbrains.kotlin.descriptors.ClassDescriptor;
import org.jetbrains.kotlin.descriptors.ConstructorDescriptor;
import org.jetbrains.kotlin.descriptors.DeclarationDescriptor;
import org.jetbrains.kotlin.descriptors.ModuleDescriptor;
import org.jetbrains.kotlin.descriptors.PackageFragmentDescriptor;
import org.jetbrains.kotlin.descriptors.PackageViewDescriptor;
import org.jetbrains.kotlin.descriptors.PropertyAccessorDescriptor;
import org.jetbrains.kotlin.descriptors.impl.SyntheticFieldDescriptor;
import org.jetbrains.kotlin.descriptors.synthetic.SyntheticMemberDescriptor;
import org.jetbrains.kotlin.resolve.DescriptorToSourceUtils;
import org.jetbrains.kotlin.resolve.DescriptorUtils;
import org.jetbrains.kotlin.resolve.ImportedFromObjectCallableDescriptor;
import org.jetbrains.kotlin.resolve.calls.util.FakeCallableDescriptorForObject;
import org.jetbrains.kotlin.synthetic.SyntheticJavaPropertyDescriptor;
import org.jetbrains.kotlin.types.error.ErrorUtils;

/** Where the declarations stand that the compiler names. */
final class Targets {
  private final Analysis analysis;

  Targets(Analysis analysis) {
    this.analysis = analysis;
  }

  static boolean isError(DeclarationDescriptor meant) {
    return ErrorUtils.isError(meant);
  }

  static boolean isAtTop(DeclarationDescriptor meant) {
    DeclarationDescriptor written = writtenFor(meant);
    return written != null && isPackage(written.getContainingDeclaration());
  }

  /** Declarations in sources: of classes, not of their constructors; of what members that nobody wrote stand for. */
  List<PsiElement> sourcesOf(DeclarationDescriptor meant) {
    DeclarationDescriptor written = writtenFor(meant);
    if (written == null) return List.of();
    if (written instanceof CallableMemberDescriptor member && isMade(member)) return sourcesAbove(member);
    PsiElement source = DescriptorToSourceUtils.descriptorToDeclaration(written.getOriginal());
    return source == null ? List.of() : List.of(source);
  }

  /** Whether a library or the language declares it. */
  boolean isOutside(DeclarationDescriptor meant) {
    DeclarationDescriptor written = writtenFor(meant);
    if (written == null || isPackage(written) || isError(written)) return false;
    if (written instanceof CallableMemberDescriptor member && isMade(member)) {
      for (CallableMemberDescriptor above : member.getOverriddenDescriptors()) if (isOutside(above)) return true;
      return member.getOverriddenDescriptors().isEmpty() && isOfOtherModule(written);
    }
    return isOfOtherModule(written);
  }

  private boolean isOfOtherModule(DeclarationDescriptor written) {
    ModuleDescriptor own = DescriptorUtils.getContainingModuleOrNull(written);
    return own != null && !isError(own) && (own != analysis.module() || analysis.isMissing(written));
  }

  private static boolean isPackage(DeclarationDescriptor meant) {
    return meant instanceof PackageViewDescriptor || meant instanceof PackageFragmentDescriptor;
  }

  /** A member that a class has without writing it: inherited, delegated, of a data class. */
  private static boolean isMade(CallableMemberDescriptor member) {
    return member.getKind() != CallableMemberDescriptor.Kind.DECLARATION;
  }

  private List<PsiElement> sourcesAbove(CallableMemberDescriptor member) {
    List<PsiElement> sources = new ArrayList<>();
    for (CallableMemberDescriptor above : member.getOverriddenDescriptors())
      sources.addAll(sourcesOf(above.getOriginal()));
    return sources;
  }

  /** What somebody wrote, for what the compiler makes of it. */
  private static DeclarationDescriptor writtenFor(DeclarationDescriptor meant) {
    if (meant instanceof SyntheticFieldDescriptor) return null;
    if (meant instanceof ImportedFromObjectCallableDescriptor<?> imported) return imported.getCallableFromObject();
    if (meant instanceof SyntheticJavaPropertyDescriptor property) return property.getGetMethod();
    if (meant instanceof SyntheticMemberDescriptor<?> made) return writtenFor(made.getBaseDescriptorForSynthetic());
    if (meant instanceof ConstructorDescriptor made) return made.getContainingDeclaration();
    if (meant instanceof PropertyAccessorDescriptor accessor) return accessor.getCorrespondingProperty();
    return meant;
  }

  /** A companion goes by the name of its class, too: then the class is meant. */
  static DeclarationDescriptor asNamed(DeclarationDescriptor meant, String name) {
    DeclarationDescriptor type =
        meant instanceof FakeCallableDescriptorForObject object ? object.getClassDescriptor() : meant;
    boolean isOther = type instanceof ClassDescriptor companion && companion.isCompanionObject();
    return isOther && !type.getName().asString().equals(name) ? type.getContainingDeclaration() : type;
  }
}
