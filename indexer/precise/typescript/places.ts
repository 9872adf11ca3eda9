/** Where a declaration's name stands. A quoted or computed name begins with its quote or bracket. */
import ts from "typescript";
import { lineAt, lineStarts } from "../../../lib/format/line-starts";
import type { Place } from "../port";

/** Offsets of a file as lines and columns. */
export class Places {
  private readonly starts: Uint32Array;

  constructor(text: string) {
    this.starts = lineStarts(text);
  }

  at(offset: number): Place {
    const line = lineAt(this.starts, offset);
    return { line, column: offset - this.starts[line] };
  }
}

/**
 * The node that names a declaration; what has no name of its own is named by where its value begins. Null for files
 * and modules as a whole.
 */
export function nameOf(declaration: ts.Declaration): ts.Node | null {
  if (ts.isSourceFile(declaration) || ts.isJsxAttribute(declaration)) return null;
  // `Error.limit = 1` in JavaScript makes the compiler list the object itself among its declarations.
  if (ts.isIdentifier(declaration)) return null;
  if (ts.isModuleDeclaration(declaration)) return ts.isIdentifier(declaration.name) ? declaration.name : null;
  if (ts.isBinaryExpression(declaration)) return assignedName(declaration);
  const name = ts.getNameOfDeclaration(declaration);
  if (name) return isHidden(name) ? null : name;
  if (ts.isExportAssignment(declaration)) return declaration.expression;
  return isDefault(declaration) ? afterModifiers(declaration) : null;
}

/** `exports.a = …`, `this.a = …`; of `module.exports = …` the name that the value gives itself. */
function assignedName(declaration: ts.BinaryExpression): ts.Node | null {
  const { left, right } = declaration;
  if (!isModuleExports(left)) return ts.getNameOfDeclaration(declaration) ?? null;
  if (!ts.isFunctionExpression(right) && !ts.isClassExpression(right) && !ts.isArrowFunction(right)) return null;
  return right.name ?? left.name;
}

const isModuleExports = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) &&
  node.name.text === "exports" &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === "module";

const isDefault = (declaration: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Default) !== 0;

/** A name of no length: the parser put it where one was missing. */
const isHidden = (name: ts.Node): boolean => name.getWidth() === 0;

/** `export default class {}`: the keyword behind the modifiers that export it. */
function afterModifiers(declaration: ts.Declaration): ts.Node | null {
  const exporting = (node: ts.Node): boolean =>
    node.kind === ts.SyntaxKind.ExportKeyword || node.kind === ts.SyntaxKind.DefaultKeyword;
  const tokens = declaration
    .getChildren()
    .flatMap((child) => (child.kind === ts.SyntaxKind.SyntaxList ? child.getChildren() : [child]));
  return tokens.find((token) => !exporting(token) && !ts.isJSDoc(token) && !ts.isDecorator(token)) ?? null;
}
