/** Declarations that only give a value another place. */
import ts from "typescript";

/** The symbol of the value that a declaration passes on; undefined for one that declares something of its own. */
export function passedOn(checker: ts.TypeChecker, declaration: ts.Declaration): ts.Symbol | undefined {
  if (ts.isShorthandPropertyAssignment(declaration)) return checker.getShorthandAssignmentValueSymbol(declaration);
  const assignment = ts.isPropertyAccessExpression(declaration) ? declaration.parent : declaration;
  if (ts.isBinaryExpression(assignment)) return required(checker, assignment.right);
  return ts.isPropertyAssignment(declaration) ? required(checker, declaration.initializer) : undefined;
}

/** What a module exports as a whole: `require("./a")`. */
function required(checker: ts.TypeChecker, value: ts.Expression): ts.Symbol | undefined {
  if (!ts.isCallExpression(value) || !ts.isIdentifier(value.expression) || value.expression.text !== "require")
    return undefined;
  const [name] = value.arguments;
  const file = name && ts.isStringLiteralLike(name) ? checker.getSymbolAtLocation(name) : undefined;
  return file?.exports?.get(ts.InternalSymbolName.ExportEquals);
}
