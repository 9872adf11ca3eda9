/** Subjects as the search for uses takes them: with the names that a use can have, and the methods they are tied to. */
import { splitQualified } from "../../db/symbol-key";
import { isFunction } from "../../resolve/declaration";
import type { Target } from "../../resolve/use";
import type { Session } from "./session";
import type { Subject } from "./subject";

/** @param withOverrides follow overriding both ways: uses of those methods count, and say so */
export async function targetsOf(
  subjects: readonly Subject[],
  session: Session,
  withOverrides = true,
): Promise<Target[]> {
  const targets: Target[] = [];
  for (const { head, declarations } of subjects) {
    const related = withOverrides ? await relatedTo(head, session) : new Map();
    const names = [...namesOf(head), ...(await session.resolver.unreal.pathsOf(head))];
    targets.push({ head, declarations, names, related });
  }
  return targets;
}

/** A constructor is used by the name of its type; a namespace of several parts by its last. */
function namesOf(head: Subject["head"]): string[] {
  if (head.kind === "constructor" && head.language === "ruby") return [head.name, "new"];
  if (head.kind === "constructor") return [...new Set([head.owners.at(-1) ?? head.name, head.name])];
  return [...new Set([head.name, splitQualified(head.name).at(-1) ?? head.name])];
}

async function relatedTo(head: Subject["head"], session: Session): Promise<Target["related"]> {
  const related = new Map<bigint, "override" | "overridden">();
  if (!isFunction(head.kind) || head.holderKind === null) return related;
  for (const d of await session.overrides.overridden(head)) related.set(d.keyHash, "overridden");
  for (const d of await session.overrides.overriding(head)) related.set(d.keyHash, "override");
  related.delete(head.keyHash);
  return related;
}
