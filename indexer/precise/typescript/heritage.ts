/** What a class or an interface derives from, and which members it overrides or implements. */
import ts from "typescript";
import type { Meanings } from "./meanings";
import { memberName } from "./members";
import { nameOf } from "./places";

/** Two declared names, the first one in the file that is looked at. */
export interface NamedRelation {
  kind: "base" | "override";
  from: ts.Node;
  to: ts.Declaration;
}

type Derived = ts.ClassLikeDeclaration | ts.InterfaceDeclaration;

/** How many wrappers around a base are opened: `Partial<Omit<Base, "a">>`. */
const MAX_WRAPPERS = 4;

export function* heritage(meanings: Meanings, derived: Derived): Iterable<NamedRelation> {
  const from = nameOf(derived);
  for (const base of listedBases(derived)) {
    if (from) for (const to of baseDeclarations(meanings, base)) yield { kind: "base", from, to };
    yield* overrides(meanings.checker, derived, base);
  }
}

function listedBases(derived: Derived): ts.ExpressionWithTypeArguments[] {
  const written = derived.heritageClauses?.flatMap((clause) => [...clause.types]) ?? [];
  return [...written, ...ts.getJSDocImplementsTags(derived).map((tag) => tag.class)];
}

/**
 * Declarations of the type that a clause names. Where it names a value, or a wrapper of the library, of the class that
 * this is made from; a function that is called with `new` is a class, too.
 */
function baseDeclarations(meanings: Meanings, base: ts.ExpressionWithTypeArguments): readonly ts.Declaration[] {
  const { checker } = meanings;
  const named = checker.getSymbolAtLocation(base.expression);
  const symbol = named && meanings.followed(named);
  const declarations = (symbol?.declarations ?? []).flatMap((declaration) => meanings.taken(declaration));
  const inside = declarations.filter((declaration) => meanings.isInside(declaration));
  const types = inside.filter((declaration) => isType(declaration) || isTypeAlias(declaration));
  if (types.length > 0) return types;
  const given = wrapped(meanings, checker.getTypeAtLocation(base), 0);
  return given.length > 0 ? given : inside.filter((declaration) => ts.isFunctionLike(declaration));
}

const isType = (declaration: ts.Declaration): boolean =>
  ts.isClassLike(declaration) || ts.isInterfaceDeclaration(declaration);

const isTypeAlias = (declaration: ts.Declaration): boolean =>
  ts.isTypeAliasDeclaration(declaration) || ts.isJSDocTypedefTag(declaration);

/** Classes and interfaces of the repository within `Omit<Base, …>`, or within what a mixin gives. */
function wrapped(meanings: Meanings, type: ts.Type, depth: number): readonly ts.Declaration[] {
  if (depth > MAX_WRAPPERS) return [];
  const own = (type.symbol as ts.Symbol | undefined)?.declarations?.filter(isType) ?? [];
  if (own.some((declaration) => meanings.isInside(declaration))) return own;
  if (type.isIntersection()) return type.types.flatMap((part) => wrapped(meanings, part, depth + 1));
  const isLibrary = type.aliasSymbol?.declarations?.every((declaration) => meanings.isOutside(declaration));
  const [inner] = isLibrary ? (type.aliasTypeArguments ?? []) : [];
  return inner ? wrapped(meanings, inner, depth + 1) : [];
}

function* overrides(
  checker: ts.TypeChecker,
  derived: Derived,
  base: ts.ExpressionWithTypeArguments,
): Iterable<NamedRelation> {
  const instance = checker.getTypeAtLocation(base);
  const isExtended = !ts.isHeritageClause(base.parent) || base.parent.token === ts.SyntaxKind.ExtendsKeyword;
  const statics = isExtended && ts.isClassLike(derived) ? checker.getTypeAtLocation(base.expression) : null;
  for (const { name, isStatic } of ownMembers(derived)) {
    const key = memberName(name);
    const type = isStatic ? statics : instance;
    const member = key === undefined || !type ? undefined : checker.getPropertyOfType(type, key);
    for (const to of member?.declarations ?? []) if (nameOf(to) !== name) yield { kind: "override", from: name, to };
  }
}

/** Members by their names, properties among a constructor's parameters as well. */
function* ownMembers(derived: Derived): Iterable<{ name: ts.Node; isStatic: boolean }> {
  for (const member of derived.members) {
    if (ts.isConstructorDeclaration(member)) {
      for (const parameter of member.parameters)
        if (ts.isParameterPropertyDeclaration(parameter, member)) yield { name: parameter.name, isStatic: false };
    } else if (member.name) {
      const isStatic = (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0;
      yield { name: member.name, isStatic };
    }
  }
}
