/** Members that an object of some type has by a name. */
import ts from "typescript";

/** Most members of a union that are looked at: generated unions have thousands. */
const MAX_UNION = 50;

/** The member of each type of a union that has it. */
export function membersNamed(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Symbol[] {
  const whole = checker.getNonNullableType(checker.getApparentType(type));
  const types = whole.isUnion() ? whole.types.slice(0, MAX_UNION) : [whole];
  return types.flatMap((one) => checker.getPropertyOfType(checker.getApparentType(one), name) ?? []);
}

/** A name as it is looked up: without quotes; undefined for one that is computed. */
export function memberName(name: ts.Node | undefined): string | undefined {
  if (!name) return undefined;
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : undefined;
}
