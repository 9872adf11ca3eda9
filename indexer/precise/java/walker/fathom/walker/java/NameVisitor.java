package fathom.walker.java;

import fathom.walker.Place;
import fathom.walker.WalkedFile;
import fathom.walker.WalkedFile.Relation;
import java.util.function.BiConsumer;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;

/** Looks at every name of a file: what it declares, and what it means. */
final class NameVisitor extends ASTVisitor {
  private final CompilationUnit unit;
  private final WalkedFile found;
  private final BiConsumer<String, Place> declare;
  private final Meanings meanings;

  /** @param declare a key, and where it is declared */
  NameVisitor(CompilationUnit unit, WalkedFile found, BiConsumer<String, Place> declare, Meanings meanings) {
    this.unit = unit;
    this.found = found;
    this.declare = declare;
    this.meanings = meanings;
  }

  @Override
  public boolean visit(SimpleName name) {
    if (name.getLength() != name.getIdentifier().length()) return false;
    IBinding binding = name.resolveBinding();
    if (isDeclaration(name)) {
      if (binding != null && !Meanings.isLocal(binding)) declares(name, binding);
      return false;
    }
    switch (meanings.of(name, binding)) {
      case OUTSIDE -> found.addOutside(line(name), column(name));
      case INSIDE -> found.addUse(line(name), column(name), meanings.numberOf(binding));
      default -> {}
    }
    return false;
  }

  /** A component of a record declares a field and, where none is written, the method that reads it. */
  @Override
  public boolean visit(RecordDeclaration declaration) {
    ITypeBinding type = declaration.resolveBinding();
    if (type == null) return true;
    for (Object each : declaration.recordComponents()) {
      SimpleName name = ((SingleVariableDeclaration) each).getName();
      for (IVariableBinding field : type.getDeclaredFields())
        if (field.getName().equals(name.getIdentifier())) declares(name, field);
      for (IMethodBinding method : type.getDeclaredMethods()) {
        boolean isReader = method.getName().equals(name.getIdentifier()) && method.getParameterTypes().length == 0;
        if (isReader && unit.findDeclaringNode(method.getKey()) == null) declares(name, method);
      }
    }
    return true;
  }

  /** The library forgets names of records. */
  private static boolean isDeclaration(SimpleName name) {
    return name.isDeclaration() || (name.getParent() instanceof AbstractTypeDeclaration type && type.getName() == name);
  }

  private void declares(SimpleName name, IBinding binding) {
    declare.accept(binding.getKey(), new Place(found.file(), line(name), column(name)));
    if (binding instanceof ITypeBinding type && !type.isTypeVariable())
      for (ITypeBinding base : Heritage.basesOf(type)) relate(Relation.BASE, name, base);
    if (binding instanceof IMethodBinding method)
      for (IMethodBinding above : Heritage.overriddenBy(method)) relate(Relation.OVERRIDE, name, above);
  }

  private void relate(Relation kind, SimpleName name, IBinding above) {
    found.addRelation(kind, line(name), column(name), meanings.numberOf(above));
  }

  private int line(SimpleName name) {
    return unit.getLineNumber(name.getStartPosition()) - 1;
  }

  private int column(SimpleName name) {
    return unit.getColumnNumber(name.getStartPosition());
  }
}
