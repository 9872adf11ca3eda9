/** Functions of an object literal implement what its place expects: `const door: Door = { open() {} }`. */
import ts from "typescript";
import type { NamedRelation } from "./heritage";
import { expectedMembers, type ExpectedTypes } from "./expected-types";

export function* implementations(
  expected: ExpectedTypes,
  literal: ts.ObjectLiteralExpression,
): Iterable<NamedRelation> {
  for (const property of literal.properties) {
    if (!property.name || !isFunction(property)) continue;
    for (const member of expectedMembers(expected, property))
      for (const to of member.declarations ?? [])
        if (ts.isInterfaceDeclaration(to.parent) || ts.isClassLike(to.parent))
          yield { kind: "override", from: property.name, to };
  }
}

function isFunction(property: ts.ObjectLiteralElementLike): boolean {
  if (ts.isMethodDeclaration(property)) return true;
  if (!ts.isPropertyAssignment(property)) return false;
  return ts.isArrowFunction(property.initializer) || ts.isFunctionExpression(property.initializer);
}
