package fathom.walker.kotlin;

import fathom.walker.Repository;
import fathom.walker.SourceFile;
import fathom.walker.WalkedFile;
import fathom.walker.WalkedFile.Relation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.com.intellij.psi.util.PsiTreeUtil;
import org.jetbrains.kotlin.descriptors.DeclarationDescriptor;
import org.jetbrains.kotlin.lexer.KtTokens;
import org.jetbrains.kotlin.psi.KtFile;
import org.jetbrains.kotlin.psi.KtImportDirective;
import org.jetbrains.kotlin.psi.KtLabelReferenceExpression;
import org.jetbrains.kotlin.psi.KtNamedDeclaration;
import org.jetbrains.kotlin.psi.KtSimpleNameExpression;
import org.jetbrains.kotlin.resolve.BindingContext;

/** Looks at every name of a file: what it means, and what declared ones extend and override. */
final class FileWalk {
  private final KtFile tree;
  private final Analysis analysis;
  private final DeclaredPlaces places;
  private final WalkedFile found;
  private final Targets targets;
  private final ForeignNames foreign;
  private final OpenCalls openCalls;
  private final OpenExtensions extensions;
  private final HidingReceivers hiding;
  private final ExcludedMeanings excluded;
  private final LineStarts lines;

  FileWalk(SourceFile file, Analysis analysis, DeclaredPlaces places, Repository repository) {
    this.tree = analysis.files().get(file);
    this.analysis = analysis;
    this.places = places;
    this.found = new WalkedFile(file);
    this.targets = new Targets(analysis);
    this.foreign = tree == null ? null : new ForeignNames(tree, analysis, repository);
    this.extensions = tree == null ? null : new OpenExtensions(tree, analysis);
    this.openCalls = new OpenCalls(analysis, extensions);
    this.hiding = new HidingReceivers(analysis);
    this.excluded = new ExcludedMeanings(analysis, foreign, extensions, hiding);
    this.lines = tree == null ? null : places.linesOf(tree);
  }

  /** Null for a file that the compiler could not read. */
  WalkedFile walk() {
    if (tree == null) return null;
    for (KtSimpleNameExpression name : PsiTreeUtil.findChildrenOfType(tree, KtSimpleNameExpression.class))
      if (isName(name)) use(name);
    for (KtNamedDeclaration declared : PsiTreeUtil.findChildrenOfType(tree, KtNamedDeclaration.class))
      if (declared.getNameIdentifier() != null) relate(declared);
    return found;
  }

  private static boolean isName(KtSimpleNameExpression name) {
    return !(name instanceof KtLabelReferenceExpression)
        && name.getReferencedNameElementType() == KtTokens.IDENTIFIER
        && name.getReferencedNameElement().getTextLength() > 0;
  }

  private void use(KtSimpleNameExpression name) {
    int offset = name.getReferencedNameElement().getTextRange().getStartOffset();
    Collection<? extends DeclarationDescriptor> meant = meaningsOf(name);
    Set<Integer> symbols = new LinkedHashSet<>();
    boolean isOutside = meant.isEmpty() && foreign.isForeign(name);
    for (DeclarationDescriptor each : meant) {
      for (PsiElement source : targets.sourcesOf(each)) add(symbols, source);
      isOutside |= targets.isOutside(each);
    }
    int[] numbers = numbersOf(symbols);
    if (numbers.length > 0) found.addUse(lines.lineAt(offset), lines.columnAt(offset), numbers);
    else if (isOutside) found.addOutside(lines.lineAt(offset), lines.columnAt(offset));
    else exclude(name, offset);
  }

  /** Says what a name that is left open surely does not mean. */
  private void exclude(KtSimpleNameExpression name, int offset) {
    Set<Integer> symbols = new LinkedHashSet<>();
    for (DeclarationDescriptor each : excluded.at(name))
      for (PsiElement source : targets.sourcesOf(each)) add(symbols, source);
    if (!symbols.isEmpty()) found.addNoneOf(lines.lineAt(offset), lines.columnAt(offset), numbersOf(symbols));
  }

  private static int[] numbersOf(Set<Integer> symbols) {
    return symbols.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Several for an import, which brings all that bear the name. None for what the compiler leaves open. */
  private Collection<? extends DeclarationDescriptor> meaningsOf(KtSimpleNameExpression name) {
    DeclarationDescriptor one = analysis.context().get(BindingContext.REFERENCE_TARGET, name);
    // An import goes before what the package declares; of an unknown one the compiler does not know it.
    if (one != null && Targets.isAtTop(one) && foreign.isImported(name)) return List.of();
    if (one != null && !Targets.isError(one)) return onlyOne(meantBy(name, one));
    Collection<? extends DeclarationDescriptor> many =
        analysis.context().get(BindingContext.AMBIGUOUS_REFERENCE_TARGET, name);
    boolean isImport = PsiTreeUtil.getParentOfType(name, KtImportDirective.class) != null;
    if (isImport) return many == null ? List.of() : new ArrayList<>(many);
    DeclarationDescriptor called = many == null ? null : openCalls.meant(name, many);
    return onlyOne(called == null ? extensions.meant(name) : called);
  }

  private DeclarationDescriptor meantBy(KtSimpleNameExpression name, DeclarationDescriptor one) {
    if (OpenCalls.isUncalled(name, one) || openCalls.callsUnknown(name, one) || hiding.mayHide(name, one)) return null;
    return openCalls.checked(name, Targets.asNamed(one, name.getReferencedName()));
  }

  private static List<DeclarationDescriptor> onlyOne(DeclarationDescriptor meant) {
    return meant == null ? List.of() : List.of(meant);
  }

  private void add(Set<Integer> symbols, PsiElement source) {
    int number = places.numberOf(source);
    if (number != DeclaredPlaces.NONE) symbols.add(number);
  }

  private void relate(KtNamedDeclaration declared) {
    int offset = declared.getNameIdentifier().getTextRange().getStartOffset();
    for (Relation kind : Relation.values()) {
      Set<Integer> symbols = new LinkedHashSet<>();
      for (DeclarationDescriptor above : Heritage.above(kind, declared, analysis.context()))
        for (PsiElement source : targets.sourcesOf(above)) add(symbols, source);
      for (int symbol : symbols) found.addRelation(kind, lines.lineAt(offset), lines.columnAt(offset), symbol);
    }
  }
}
