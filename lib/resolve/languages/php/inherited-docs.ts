/**
 * What overrides and says nothing of types has those of what it overrides: results and properties, as parameters do.
 * Comments are inherited, with `{@inheritDoc}` and without.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";
import { ofType, type ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import { membersAbove } from "../rules/overridden-members";

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
