package fathom.walker.kotlin;

import fathom.walker.SourceFile;
import java.util.Map;
import java.util.Set;
import org.jetbrains.kotlin.descriptors.ModuleDescriptor;
import org.jetbrains.kotlin.psi.KtFile;
import org.jetbrains.kotlin.resolve.BindingContext;

/**
 * What the compiler found.
 *
 * @param module what is declared in the repository, in Kotlin and in Java
 * @param files syntax trees
 * @param extensions names of what extends any type in these files
 */
record Analysis(
    BindingContext context, ModuleDescriptor module, Map<SourceFile, KtFile> files, Set<String> extensions) {}
