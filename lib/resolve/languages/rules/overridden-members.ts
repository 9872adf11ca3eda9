/** What a member overrides, and what a parameter is of which its method says nothing, by what that one overrides. */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isFunction, type Declaration, scopeOf } from "../../facts/declaration";
import { parametersIn } from "../../facts/parameters";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

/** Overridden members that are looked at, one above the other. */
const MAX_ABOVE = 6;

/**
 * What a parameter is that bears no type, where the method overrides one that says it; null for any other.
 *
 * @param repeats whether that one has to have as many parameters, and this one under its name
 */
export async function takenAsAbove(
  types: ValueTypeReader,
  file: CodeFile,
  name: number,
  chain: Chain,
  repeats = false,
): Promise<ValueType | null> {
  const ordinal = file.uses.enclosing[name];
  if (ordinal < 0 || file.kind(ordinal) !== "method" || file.typedBy.has(name)) return null;
  const names = parametersIn(file, ordinal);
  const place = names.indexOf(name);
  const own = place < 0 ? undefined : await methodAt(types, file, ordinal);
  for await (const above of own ? membersAbove(types, own) : []) {
    const home = isFunction(above.kind) ? await types.code.file(above.fileId) : null;
    const all = home ? parametersIn(home, above.ordinal) : [];
    const taken = all[place] ?? -1;
    if (!home || taken < 0 || !home.typedBy.has(taken)) continue;
    const isRepeated = all.length === names.length && home.name(taken) === file.name(name);
    if (isRepeated || !repeats) return types.ofValue(home, taken, chain);
  }
  return null;
}

async function methodAt({ code }: ValueTypeReader, file: CodeFile, ordinal: number): Promise<Declaration | undefined> {
  const named = (await code.named(file.symbols[ordinal].name)).all;
  return named.find((d) => d.fileId === file.id && d.ordinal === ordinal);
}

/** What a member overrides, the nearest first. */
export async function* membersAbove({ members }: ValueTypeReader, own: Declaration): AsyncGenerator<Declaration> {
  const seen = new Set([own.holder]);
  let level = await members.types.ofScope(own.holder, own.language);
  for (let steps = 0; level.length > 0 && steps < MAX_ABOVE; steps++) {
    const bases = await Promise.all(level.map((type) => members.types.bases(type)));
    level = bases.flat().flatMap((found) => (found ?? []).filter((type) => !seen.has(scopeOf(type))));
    for (const type of level) {
      seen.add(scopeOf(type));
      const found = await members.find(scopeOf(type), own.language, own.name);
      for (const above of found.members)
        if (above.holder === scopeOf(type) && !hasModifier(above, "private")) yield above;
    }
  }
}
