package fathom.walker.java;

import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;

/** What types extend and what methods override. */
final class Heritage {
  private Heritage() {}

  /** The types that a type lists. */
  static List<ITypeBinding> basesOf(ITypeBinding type) {
    List<ITypeBinding> bases = new ArrayList<>();
    if (type.getSuperclass() != null) bases.add(type.getSuperclass());
    bases.addAll(List.of(type.getInterfaces()));
    return bases;
  }

  /** On every way up, the nearest method that is overridden or implemented. */
  static List<IMethodBinding> overriddenBy(IMethodBinding method) {
    List<IMethodBinding> found = new ArrayList<>();
    if (!mayOverride(method)) return found;
    Deque<ITypeBinding> open = new ArrayDeque<>(basesOf(method.getDeclaringClass()));
    Set<String> seen = new HashSet<>();
    while (!open.isEmpty()) {
      ITypeBinding type = open.pop();
      if (!seen.add(type.getKey())) continue;
      IMethodBinding above = overriddenIn(type, method);
      if (above != null) found.add(above);
      else open.addAll(basesOf(type));
    }
    return found;
  }

  private static IMethodBinding overriddenIn(ITypeBinding type, IMethodBinding method) {
    for (IMethodBinding each : type.getDeclaredMethods())
      if (each.getName().equals(method.getName()) && mayOverride(each) && method.overrides(each)) return each;
    return null;
  }

  private static boolean mayOverride(IMethodBinding method) {
    return !method.isConstructor() && (method.getModifiers() & (Modifier.STATIC | Modifier.PRIVATE)) == 0;
  }
}
