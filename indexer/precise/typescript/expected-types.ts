/**
 * Keys of literals, attributes of JSX and names in binding patterns: members of the type that the place expects. They
 * never mean themselves.
 */
import ts from "typescript";
import { memberName, membersNamed } from "./members";

type Taken = ts.ObjectLiteralExpression | ts.JsxAttributes | ts.ObjectBindingPattern;

/** Types that the places of literals expect, and that patterns take apart: asked once for all of their names. */
export class ExpectedTypes {
  private readonly known = new Map<Taken, ts.Type | undefined>();

  constructor(readonly checker: ts.TypeChecker) {}

  of(taken: Taken): ts.Type | undefined {
    if (this.known.has(taken)) return this.known.get(taken);
    const isPattern = ts.isObjectBindingPattern(taken);
    const type = isPattern ? this.checker.getTypeAtLocation(taken) : this.checker.getContextualType(taken);
    this.known.set(taken, type);
    return type;
  }

  /** Between files: their trees shall not be held. */
  forget(): void {
    this.known.clear();
  }
}

/**
 * Members that a key of an object literal means by the type that its place expects; none where the place expects no
 * type.
 */
export function expectedMembers(types: ExpectedTypes, key: ts.ObjectLiteralElementLike | ts.JsxAttribute): ts.Symbol[] {
  const name = memberName(key.name);
  const literal = key.parent;
  if (name === undefined || !(ts.isObjectLiteralExpression(literal) || ts.isJsxAttributes(literal))) return [];
  const type = types.of(literal);
  if (!type) return [];
  const call = ts.findAncestor(literal, isCallOrStatement);
  return membersNamed(types.checker, type, name).filter(
    ({ declarations }) => !declarations?.some((declaration) => declaration === key || isInferred(declaration, call)),
  );
}

const isCallOrStatement = (node: ts.Node): boolean =>
  ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isStatement(node) || ts.isJsxOpeningLikeElement(node);

/** What is expected was inferred from another literal of the same call: nobody asked for that key. */
const isInferred = (declaration: ts.Declaration, call: ts.Node | undefined): boolean =>
  (ts.isPropertyAssignment(declaration) || ts.isShorthandPropertyAssignment(declaration)) &&
  call !== undefined &&
  ts.findAncestor(declaration, (node) => node === call) !== undefined;

/** Members of the value that a binding pattern takes apart. */
export function boundMembers(types: ExpectedTypes, element: ts.BindingElement): ts.Symbol[] {
  const name = memberName(element.propertyName ?? element.name);
  if (name === undefined || element.dotDotDotToken || !ts.isObjectBindingPattern(element.parent)) return [];
  const type = types.of(element.parent);
  return type ? membersNamed(types.checker, type, name) : [];
}

/** The literal is the left side of an assignment, or of a loop: `({ a, b: c } = value)`. */
export function isAssignmentPattern(literal: ts.Node): boolean {
  for (let node = literal; ; node = node.parent) {
    const { parent } = node;
    if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      if (parent.left === node) return true;
      return false;
    }
    if (ts.isForOfStatement(parent)) return parent.initializer === node;
    const isPart =
      ts.isPropertyAssignment(parent) || ts.isObjectLiteralExpression(parent) || ts.isArrayLiteralExpression(parent);
    if (!isPart) return false;
  }
}
