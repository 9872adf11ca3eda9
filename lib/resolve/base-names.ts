/** Names of the types that a type of C++ derives from: seen in its body and in its members' as if it declared them, wherever they stand. */
import type { LanguageId } from "../contract/vocabulary";
import { isType, scopeOf, type Declaration } from "./declaration";
import type { Members } from "./members";

/** Bases of one type, however far up. */
const MAX_BASES = 200;

type BaseNames = ReadonlyMap<string, readonly Declaration[]>;

/** By scope, for as long as the members are asked. */
const KNOWN = new WeakMap<Members, Map<string, Promise<BaseNames>>>();

/** The base of this name of the type with this scope, the nearest; null when there is none. */
export async function baseNamed(
  members: Members,
  language: LanguageId,
  scope: string,
  name: string,
): Promise<readonly Declaration[] | null> {
  if (language !== "cpp") return null;
  const known = KNOWN.get(members) ?? new Map<string, Promise<BaseNames>>();
  KNOWN.set(members, known);
  const all = known.get(scope) ?? collect(members, scope);
  known.set(scope, all);
  return (await all).get(name) ?? null;
}

async function collect(members: Members, scope: string): Promise<BaseNames> {
  const found = new Map<string, readonly Declaration[]>();
  const seen = new Set([scope]);
  for (let level = [scope]; level.length > 0 && seen.size < MAX_BASES;) {
    const above: string[] = [];
    for (const type of (await Promise.all(level.map((at) => members.types(at, "cpp")))).flat()) {
      for (const base of await members.bases(type)) {
        const head = base?.find(({ kind }) => isType(kind) && kind !== "type_alias");
        if (!base || !head || seen.has(scopeOf(head))) continue;
        seen.add(scopeOf(head));
        above.push(scopeOf(head));
        if (!found.has(head.name)) found.set(head.name, base);
      }
    }
    level = above;
  }
  return found;
}
