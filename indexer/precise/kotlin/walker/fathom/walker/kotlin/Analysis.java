package fathom.walker.kotlin;

import fathom.walker.SourceFile;
import java.util.Map;
import java.util.Set;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.descriptors.DeclarationDescriptor;
import org.jetbrains.kotlin.descriptors.ModuleDescriptor;
import org.jetbrains.kotlin.psi.KtFile;
import org.jetbrains.kotlin.resolve.BindingContext;
import org.jetbrains.kotlin.resolve.DescriptorToSourceUtils;
import org.jetbrains.kotlin.types.KotlinType;
import org.jetbrains.kotlin.types.KotlinTypeKt;

/**
 * What the compiler found.
 *
 * @param module what is declared in the repository, in Kotlin and in Java
 * @param files syntax trees
 * @param extensions names of what extends any type in these files
 * @param members names of what types declare in these files
 * @param standIns files that declare what libraries do that are not there
 */
record Analysis(
    BindingContext context,
    ModuleDescriptor module,
    Map<SourceFile, KtFile> files,
    Set<String> extensions,
    Set<String> members,
    Set<KtFile> standIns) {
  /** Whether a library that is not there declares it. */
  boolean isMissing(DeclarationDescriptor declared) {
    if (declared == null || standIns.isEmpty()) return false;
    PsiElement source = DescriptorToSourceUtils.descriptorToDeclaration(declared.getOriginal());
    return source != null && source.getContainingFile() instanceof KtFile file && standIns.contains(file);
  }

  /** Whether no more than its name is known of a type itself. */
  boolean isOpen(KotlinType type) {
    return KotlinTypeKt.isError(type) || isMissing(type.getConstructor().getDeclarationDescriptor());
  }

  /** Whether no more than its name is known of a type, or of a type within it. */
  boolean isUnknown(KotlinType type) {
    if (isOpen(type)) return true;
    return type.getArguments().stream().anyMatch(each -> !each.isStarProjection() && isUnknown(each.getType()));
  }
}
