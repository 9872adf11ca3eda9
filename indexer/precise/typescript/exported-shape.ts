/** What other files can see of a file, as a text: equal texts mean equal answers elsewhere. */
import ts from "typescript";
import { isJavaScript } from "./source-kinds";

/** In doubt all is said: bodies are left out only where the type of what they give is written down. */
export function exportedShape(file: ts.SourceFile): string {
  return isJavaScript(file.fileName)
    ? file.text
    : file.statements.map((statement) => shapeOf(statement, file)).join("\n");
}

function shapeOf(node: ts.Node, file: ts.SourceFile): string {
  if (ts.isClassDeclaration(node)) return shapeOfClass(node, file);
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return withoutBody(node, node.type, file);
  if (ts.isGetAccessorDeclaration(node)) return withoutBody(node, node.type, file);
  if (ts.isConstructorDeclaration(node) || ts.isSetAccessorDeclaration(node)) return withoutBody(node, node, file);
  if (ts.isExpressionStatement(node)) return isAssignment(node) ? node.getText(file) : "";
  return isCode(node) ? "" : node.getText(file);
}

const shapeOfClass = (node: ts.ClassDeclaration, file: ts.SourceFile): string => {
  const head = file.text.slice(node.getStart(file), node.members.pos);
  return head + node.members.map((member) => shapeOf(member, file)).join("\n");
};

function withoutBody(node: ts.FunctionLikeDeclaration, given: ts.Node | undefined, file: ts.SourceFile): string {
  const end = given && node.body ? node.body.getStart(file) : node.end;
  return file.text.slice(node.getStart(file), end);
}

/** `make.version = "1"` declares a member. */
const isAssignment = ({ expression }: ts.ExpressionStatement): boolean => ts.isBinaryExpression(expression);

const isCode = (node: ts.Node): boolean =>
  ts.isIfStatement(node) ||
  ts.isIterationStatement(node, false) ||
  ts.isTryStatement(node) ||
  ts.isSwitchStatement(node);
