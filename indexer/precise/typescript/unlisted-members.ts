/**
 * Members that an index may have no symbol for: keys of literals wherever they stand, members of types without a name,
 * properties that JavaScript assigns. What tells one from the others of its file is the way of names that leads to it,
 * which outlives edits around it.
 */
import ts from "typescript";
import { nameOf } from "./places";

export interface NamedMember {
  name: ts.Node;
  /** unique in its file */
  way: string;
}

export class UnlistedMembers {
  private readonly files = new WeakMap<ts.SourceFile, Map<ts.Node, NamedMember>>();

  constructor(private readonly checker: ts.TypeChecker) {}

  /** Undefined for what is no member. */
  of(declaration: ts.Declaration): NamedMember | undefined {
    const { parent } = declaration;
    const member = isProperty(declaration) && ts.isBinaryExpression(parent) ? parent : declaration;
    return isMember(member) ? this.known(declaration.getSourceFile()).get(member) : undefined;
  }

  /** All that a file declares, in the order of the text. An assignment declares only where it is the first one. */
  *in(file: ts.SourceFile): Iterable<NamedMember> {
    for (const [node, member] of this.known(file))
      if (!ts.isBinaryExpression(node) || this.isFirst(member)) yield member;
  }

  private isFirst({ name }: NamedMember): boolean {
    const [first] = this.checker.getSymbolAtLocation(name)?.declarations ?? [];
    return first !== undefined && nameOf(first) === name;
  }

  private known(file: ts.SourceFile): Map<ts.Node, NamedMember> {
    let members = this.files.get(file);
    if (!members) this.files.set(file, (members = membersOf(file)));
    return members;
  }
}

interface Open {
  node: ts.Node;
  way: string;
}

/** Without recursion: literals may be nested deeply. */
function membersOf(file: ts.SourceFile): Map<ts.Node, NamedMember> {
  const members = new Map<ts.Node, NamedMember>();
  const taken = new Map<string, number>();
  const open: Open[] = [{ node: file, way: "" }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next;
    let { way } = next;
    const name = namedBy(node);
    if (name) {
      way = `${way}.${name.getText(file)}`;
      const count = (taken.get(way) ?? 0) + 1;
      taken.set(way, count);
      if (count > 1) way = `${way}#${count}`;
      if (isMember(node)) members.set(node, { name, way });
    }
    const children: Open[] = [];
    ts.forEachChild(node, (child) => {
      children.push({ node: child, way });
    });
    for (let at = children.length - 1; at >= 0; at--) open.push(children[at]);
  }
  return members;
}

/** The name that a node gives to what is inside of it; patterns and computed names are none. */
function namedBy(node: ts.Node): ts.Node | null {
  const name = isMember(node) ? nameOf(node) : ((node as { name?: ts.Node }).name ?? null);
  return name && IS_NAME.has(name.kind) ? name : null;
}

const IS_NAME = new Set([
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.PrivateIdentifier,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
]);

function isMember(node: ts.Node): node is ts.Declaration {
  if (ts.isObjectLiteralElementLike(node) || ts.isTypeElement(node) || ts.isClassElement(node)) return true;
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && isProperty(node.left);
}

const isProperty = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
