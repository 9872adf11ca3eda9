/** What a name in the source means, by where it stands. */
import ts from "typescript";
import { chosenOverload } from "./calls";
import type { NameMeaning, Meanings } from "./meanings";
import { boundMembers, expectedMembers, isAssignmentPattern, type ExpectedTypes } from "./expected-types";
import { nameOf } from "./places";
import { isJavaScript } from "./source-kinds";

export type NameNode = ts.Identifier | ts.PrivateIdentifier | ts.StringLiteralLike;

/** Whether a node is a name that may mean something declared. */
export function isName(node: ts.Node): node is NameNode {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return node.getWidth() > 0 && !isNoName(node);
  if (!ts.isStringLiteralLike(node)) return false;
  const { parent } = node;
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node;
  if (ts.isLiteralTypeNode(parent))
    return ts.isIndexedAccessTypeNode(parent.parent) && parent.parent.indexType === parent;
  return isKey(node) || (ts.isBindingElement(parent) && parent.propertyName === node);
}

/** Null for a name that only declares, and for one that the compiler cannot tell. */
export function meaningOf(meanings: Meanings, name: NameNode): NameMeaning | null {
  return merged(symbolsOf(meanings, name).map((symbol) => meaningOfSymbol(meanings, symbol, name)));
}

function meaningOfSymbol(meanings: Meanings, symbol: ts.Symbol, name: NameNode): NameMeaning | null {
  if (symbol.flags & ts.SymbolFlags.Alias) return meanings.of(symbol, name);
  const chosen = chosenOverload(meanings.checker, name, symbol);
  return chosen?.isCertain
    ? meanings.ofDeclarations([chosen.declaration])
    : meanings.of(symbol, name, chosen?.declaration);
}

/** Words of the language, of JSDoc and of labels. */
function isNoName(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBreakOrContinueStatement(parent) || ts.isMetaProperty(parent) || ts.isJsxNamespacedName(parent)) return true;
  if (ts.isLabeledStatement(parent)) return parent.label === node;
  if (ts.isNamespaceExportDeclaration(parent) || ts.isModuleDeclaration(parent) || ts.isImportAttribute(parent))
    return true;
  return (
    "tagName" in parent &&
    parent.tagName === node &&
    !ts.isJsxOpeningLikeElement(parent) &&
    !ts.isJsxClosingElement(parent)
  );
}

const isKey = (name: ts.Node): boolean => {
  const { parent } = name;
  return ts.isObjectLiteralElementLike(parent) && parent.name === name && ts.isObjectLiteralExpression(parent.parent);
};

/** The symbols that a name uses; several for a shorthand property, which names a value and a member. */
function symbolsOf({ checker, expected }: Meanings, name: NameNode): readonly ts.Symbol[] {
  const { parent } = name;
  if (ts.isShorthandPropertyAssignment(parent) && parent.name === name) return ofShorthand(checker, expected, parent);
  if (ts.isJsxAttribute(parent) && parent.name === name) return expectedMembers(expected, parent);
  if (isKey(name)) return ofKey(checker, expected, parent as ts.ObjectLiteralElementLike);
  if (ts.isBindingElement(parent) && parent.initializer !== name) return ofBinding(checker, expected, parent, name);
  if (ts.isExportSpecifier(parent)) return one(ofExport(checker, parent, name));
  const symbol = checker.getSymbolAtLocation(name);
  if (symbol && isModuleItself(symbol, name)) return [];
  return symbol && (symbol.flags & ts.SymbolFlags.Alias || !declares(symbol, name)) ? [symbol] : [];
}

function ofShorthand(
  checker: ts.TypeChecker,
  expected: ExpectedTypes,
  property: ts.ShorthandPropertyAssignment,
): ts.Symbol[] {
  const value = one(checker.getShorthandAssignmentValueSymbol(property));
  if (!isAssignmentPattern(property.parent)) return [...value, ...expectedMembers(expected, property)];
  return [...value, ...one(checker.getPropertySymbolOfDestructuringAssignment(property.name))];
}

function ofKey(checker: ts.TypeChecker, expected: ExpectedTypes, key: ts.ObjectLiteralElementLike): ts.Symbol[] {
  if (!isAssignmentPattern(key.parent)) return expectedMembers(expected, key);
  return key.name && ts.isIdentifier(key.name) ? one(checker.getPropertySymbolOfDestructuringAssignment(key.name)) : [];
}

/**
 * `const { a, b: c } = value`: `a` and `b` are members of the value; what is taken from `require` is an alias. Outside
 * of functions `a` is a symbol of its own as well.
 */
function ofBinding(
  checker: ts.TypeChecker,
  expected: ExpectedTypes,
  element: ts.BindingElement,
  name: NameNode,
): readonly ts.Symbol[] {
  const symbol = checker.getSymbolAtLocation(name);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) return [symbol];
  if (element.propertyName !== undefined && element.name === name) return [];
  const members = boundMembers(expected, element);
  const isSymbol = members.length > 0 && element.name === name && !ts.findAncestor(element, ts.isFunctionLike);
  return isSymbol ? [...members, ...one(symbol)] : members;
}

function ofExport(checker: ts.TypeChecker, exported: ts.ExportSpecifier, name: NameNode): ts.Symbol | undefined {
  if (exported.parent.parent.moduleSpecifier) return checker.getSymbolAtLocation(name);
  return checker.getExportSpecifierLocalTargetSymbol(exported);
}

/** `module` and `exports` of CommonJS mean the file, which the compiler tells by whatever it exports. */
const isModuleItself = (symbol: ts.Symbol, name: NameNode): boolean =>
  (name.text === "module" || name.text === "exports") &&
  isJavaScript(name.getSourceFile().fileName) &&
  !symbol.declarations?.some((declaration) => nameOf(declaration)?.getText() === name.text);

/** An assignment declares a member only where it is the first one: `this.a = 1`, and later `this.a = 2`. */
function declares(symbol: ts.Symbol, name: ts.Node): boolean {
  const at = symbol.declarations?.findIndex((declaration) => nameOf(declaration) === name) ?? -1;
  const declaration = symbol.declarations?.[at];
  return declaration !== undefined && (at === 0 || !isAssignment(declaration));
}

const isAssignment = (declaration: ts.Declaration): boolean =>
  ts.isBinaryExpression(declaration) ||
  ts.isPropertyAccessExpression(declaration) ||
  ts.isElementAccessExpression(declaration);

const one = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

function merged(all: readonly (NameMeaning | null)[]): NameMeaning | null {
  const known = all.filter((meaning) => meaning !== null);
  if (known.length <= 1) return known[0] ?? null;
  const targets = new Map(
    known.flatMap((meaning) => meaning.targets).map((at) => [`${at.path}:${at.line}:${at.column}`, at]),
  );
  return { targets: [...targets.values()], isOutside: targets.size === 0 };
}
