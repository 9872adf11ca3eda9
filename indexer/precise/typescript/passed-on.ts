/** Declarations that only pass a value on under another name. */
import ts from "typescript";
import { isJavaScript } from "./source-kinds";

/** The symbol of the value that a declaration passes on; undefined for one that declares something of its own. */
export function passedOn(checker: ts.TypeChecker, declaration: ts.Declaration): ts.Symbol | undefined {
  if (ts.isShorthandPropertyAssignment(declaration))
    return isExported(declaration.parent) ? checker.getShorthandAssignmentValueSymbol(declaration) : undefined;
  const assignment = ts.isPropertyAccessExpression(declaration) ? declaration.parent : declaration;
  if (ts.isBinaryExpression(assignment)) return required(checker, assignment.right);
  if (!ts.isPropertyAssignment(declaration)) return undefined;
  const { name, initializer } = declaration;
  const isSame = ts.isIdentifier(name) && ts.isIdentifier(initializer) && name.text === initializer.text;
  if (isSame && isExported(declaration.parent)) return checker.getSymbolAtLocation(initializer);
  return required(checker, initializer);
}

/**
 * The literal is what a file of JavaScript exports: `module.exports = { a }`, `export default { a }`. Any other
 * literal, and any of TypeScript, is an object with members of its own.
 */
function isExported(literal: ts.Node): boolean {
  const { parent } = literal;
  if (!isJavaScript(literal.getSourceFile().fileName)) return false;
  if (ts.isExportAssignment(parent)) return true;
  return ts.isBinaryExpression(parent) && parent.right === literal && isExports(parent.left);
}

/** `exports`, `module.exports`, and either at the end of a chain: `exports = module.exports = {}`. */
const isExports = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && node.text === "exports") ||
  (ts.isPropertyAccessExpression(node) && node.name.text === "exports" && node.expression.getText() === "module");

/** What a module exports as a whole: `require("./a")`. */
function required(checker: ts.TypeChecker, value: ts.Expression): ts.Symbol | undefined {
  if (!ts.isCallExpression(value) || !ts.isIdentifier(value.expression) || value.expression.text !== "require")
    return undefined;
  const [name] = value.arguments;
  const file = name && ts.isStringLiteralLike(name) ? checker.getSymbolAtLocation(name) : undefined;
  return file?.exports?.get(ts.InternalSymbolName.ExportEquals);
}
