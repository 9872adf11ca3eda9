/**
 * What overrides and says nothing of types has those of what it overrides: results, properties, parameters. Comments
 * are inherited, with `{@inheritDoc}` and without.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isFunction, type Declaration, scopeOf } from "../../facts/declaration";
import { parametersIn } from "../../facts/parameters";
import { ofType, type ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

/** Overridden members that are looked at, one above the other. */
const MAX_ABOVE = 6;

/** What a call gives of a method that says nothing of it; undefined for any other call. */
export async function givenAsAbove(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | undefined> {
  if (file.uses.local[at] >= 0) return undefined;
  const { basis, declarations } = await types.occurrence(file, at, chain);
  const [d] = basis === "name" ? [] : declarations;
  return (d?.kind === "method" && (await asAbove(types, d, chain))) || undefined;
}

/** What a property holds that says nothing of it; null for any other. */
export const heldAsAbove = async (types: ValueTypeReader, d: Declaration, chain: Chain): Promise<ValueType | null> =>
  d.kind === "property" ? asAbove(types, d, chain) : null;

/** What a parameter is of which its method says nothing; null for any other. */
export async function takenAsAbove(
  types: ValueTypeReader,
  file: CodeFile,
  name: number,
  chain: Chain,
): Promise<ValueType | null> {
  const ordinal = file.uses.enclosing[name];
  if (ordinal < 0 || file.kind(ordinal) !== "method" || file.typedBy.has(name)) return null;
  const place = parametersIn(file, ordinal).indexOf(name);
  const own = place < 0 ? undefined : await methodAt(types, file, ordinal);
  for await (const above of own ? membersAbove(types, own) : []) {
    const home = isFunction(above.kind) ? await types.code.file(above.fileId) : null;
    const taken = home ? (parametersIn(home, above.ordinal)[place] ?? -1) : -1;
    if (home && taken >= 0 && home.typedBy.has(taken)) return types.ofValue(home, taken, chain);
  }
  return null;
}

async function methodAt({ code }: ValueTypeReader, file: CodeFile, ordinal: number): Promise<Declaration | undefined> {
  const named = (await code.named(file.symbols[ordinal].name)).all;
  return named.find((d) => d.fileId === file.id && d.ordinal === ordinal);
}

async function asAbove(types: ValueTypeReader, d: Declaration, chain: Chain): Promise<ValueType | null> {
  if (await saysType(types, d)) return null;
  const [type, ...others] = await types.members.types.ofScope(d.holder, d.language);
  if (!type) return null;
  for await (const above of membersAbove(types, d))
    if (above.kind === d.kind && (await saysType(types, above)))
      return types.given(above, ofType([type, ...others]), chain);
  return null;
}

async function saysType({ code }: ValueTypeReader, d: Declaration): Promise<boolean> {
  const home = await code.file(d.fileId);
  return home?.typedBy.has(home.nameOccurrence(d.ordinal)) === true;
}

/** What a member overrides, the nearest first. */
async function* membersAbove({ members }: ValueTypeReader, own: Declaration): AsyncGenerator<Declaration> {
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
