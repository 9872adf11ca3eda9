/**
 * Subjects as the search for uses takes them: with the names that a use can have, and the methods that they override.
 */
import { splitQualified } from "../../format/symbol-key";
import { RULES } from "../../resolve/languages/registry";
import { isFunction } from "../../resolve/facts/declaration";
import { HOOKS } from "../../resolve/languages/hooks";
import type { Target } from "../../resolve/usages/use";
import type { Session } from "./session";
import type { Subject } from "./subject";

/** Overriding is followed both ways: uses of those methods count, and say so. */
export async function targetsOf(subjects: readonly Subject[], session: Session): Promise<Target[]> {
  const targetOf = async ({ head, declarations, basis }: Subject): Promise<Target> => {
    const [related, paths, executing] = await Promise.all([
      overriddenBy(head, session),
      session.resolver.paths.pathsOf(head),
      HOOKS[head.language].executingNames?.(session.code, head),
    ]);
    return { head, declarations, basis, names: [...namesOf(head), ...paths, ...(executing ?? [])], related };
  };
  return Promise.all(subjects.map(targetOf));
}

/** A constructor is used by the name of its type; a namespace of several parts by its last. */
function namesOf(head: Subject["head"]): string[] {
  const { initializer, attributeSuffix } = RULES[head.language];
  if (head.kind === "constructor" && initializer !== null) return [head.name, "new"];
  if (head.kind === "constructor") return [...new Set([head.owners.at(-1) ?? head.name, head.name])];
  const assigned = HOOKS[head.language].assignedAs?.(head) ?? [];
  const names = [head.name, splitQualified(head.name).at(-1) ?? head.name, ...assigned];
  if (attributeSuffix !== null && head.kind === "class" && head.name.endsWith(attributeSuffix))
    names.push(head.name.slice(0, -attributeSuffix.length));
  return [...new Set(names)];
}

/** Those that override it are told when they are met: there may be thousands. */
async function overriddenBy(head: Subject["head"], session: Session): Promise<Target["related"]> {
  if (!isFunction(head.kind) || head.holderKind === null) return new Map();
  const above = (await session.overrides.overridden(head)).filter((d) => d.keyHash !== head.keyHash);
  return new Map(above.map((d) => [d.keyHash, "overridden"]));
}
