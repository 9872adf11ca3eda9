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
  const targetOf = async ({ head, declarations }: Subject): Promise<Target> => {
    const [related, paths] = await Promise.all([
      withOverrides ? relatedTo(head, session) : new Map(),
      session.resolver.unreal.pathsOf(head),
    ]);
    return { head, declarations, names: [...namesOf(head), ...paths], related };
  };
  return Promise.all(subjects.map(targetOf));
}

/** A constructor is used by the name of its type; a namespace of several parts by its last. */
function namesOf(head: Subject["head"]): string[] {
  if (head.kind === "constructor") return [...new Set([head.owners.at(-1) ?? head.name, head.name])];
  return [...new Set([head.name, splitQualified(head.name).at(-1) ?? head.name])];
}

async function relatedTo(head: Subject["head"], session: Session): Promise<Target["related"]> {
  const related = new Map<bigint, "override" | "overridden">();
  if (!isFunction(head.kind) || head.holderKind === null) return related;
  const { overrides } = session;
  const [above, below] = await Promise.all([overrides.overridden(head), overrides.overriding(head)]);
  for (const d of above) related.set(d.keyHash, "overridden");
  for (const d of below) related.set(d.keyHash, "override");
  related.delete(head.keyHash);
  return related;
}
