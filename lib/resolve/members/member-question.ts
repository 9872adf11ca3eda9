/** What members are looked for, and what types beside the one that is asked may have them. */
import type { LanguageId } from "../../contract/vocabulary";
import { parameterCount } from "../facts/disambiguator";
import type { Declaration } from "../facts/declaration";
import type { Level } from "../languages/readers";
import { RULES } from "../languages/registry";

/**
 * A type that is asked as well: a class has what its companion has, or what an included module has for classes. The
 * class of an object in a module is one that takes the module in.
 */
export function besideOf(asked: MemberQuestion, depth: number): string | null {
  const { companion, classMethodsModule } = RULES[asked.language];
  return companion ?? (isOfTaker(asked, depth) ? classMethodsModule : null);
}

/** Whether the class is asked of what takes a module in, and not one of its objects. */
export const isOfTaker = ({ level }: MemberQuestion, depth: number): boolean =>
  level === "class" || (depth > 0 && level !== "object");

export interface MemberQuestion {
  language: LanguageId;
  name: string;
  /** arguments of the call, -1 when it is none */
  arity: number;
  /** of the class or of its objects, where members differ by it */
  level?: Level;
  /** interfaces that the type itself lists are passed over */
  ofSuper?: boolean;
}

/** Whether a call with as many arguments may mean a member. */
export function takes(d: Declaration, arity: number): boolean {
  const count = parameterCount(d);
  return arity < 0 || count === null || count === arity;
}
