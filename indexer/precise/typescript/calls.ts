/** Which of several overloads a call means. */
import ts from "typescript";

export interface ChosenOverload {
  declaration: ts.Declaration;
  /** no other one can be meant */
  isCertain: boolean;
}

/**
 * The overload that a name means as the callee of a call; undefined where it is not a callee, or has only one
 * declaration.
 */
export function chosenOverload(checker: ts.TypeChecker, name: ts.Node, symbol: ts.Symbol): ChosenOverload | undefined {
  const overloads = symbol.declarations?.filter(isSignature) ?? [];
  const call = overloads.length > 1 ? callOf(name) : undefined;
  if (!call) return undefined;
  const signature = checker.getResolvedSignature(call);
  const declaration = signature?.declaration;
  if (!signature || !declaration || !overloads.includes(declaration as ts.SignatureDeclaration)) return undefined;
  return { declaration: declaration as ts.SignatureDeclaration, isCertain: fits(checker, call, signature) };
}

const isSignature = (declaration: ts.Declaration): declaration is ts.SignatureDeclaration =>
  ts.isFunctionLike(declaration) && !ts.isConstructorDeclaration(declaration);

/** The call whose callee ends with this name. */
function callOf(name: ts.Node): ts.CallLikeExpression | undefined {
  const { parent } = name;
  const isMember =
    (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
    (ts.isElementAccessExpression(parent) && parent.argumentExpression === name);
  const callee = isMember ? parent : name;
  const call = callee.parent;
  if (ts.isCallExpression(call) && call.expression === callee) return call;
  if (ts.isTaggedTemplateExpression(call) && call.tag === callee) return call;
  return ts.isDecorator(call) && call.expression === callee ? call : undefined;
}

/** The compiler chooses one even where none fits, and the first one where an argument may be anything. */
function fits(checker: ts.TypeChecker, call: ts.CallLikeExpression, signature: ts.Signature): boolean {
  if (!ts.isCallExpression(call)) return true;
  const given = call.arguments;
  const isSpread = given.some((argument) => ts.isSpreadElement(argument));
  const takesRest = signature.declaration?.parameters.some(
    (parameter) => "dotDotDotToken" in parameter && parameter.dotDotDotToken,
  );
  if (isSpread || (given.length > signature.parameters.length && !takesRest)) return false;
  return given.every((argument) => !(checker.getTypeAtLocation(argument).flags & ts.TypeFlags.Any));
}
