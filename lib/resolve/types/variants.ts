/** `Signal::Lamp { colour: 3 }`: variants of an enum that have fields of their own. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { scopeOf } from "../facts/declaration";
import { ofType, type ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";
import type { TypeSources } from "./type-sources";

/** The variant that an occurrence names, where it has a field of this name itself; null for anything else. */
export async function variantWith(
  names: TypeSources,
  file: CodeFile,
  at: number,
  field: string,
  chain: Chain,
): Promise<ValueType | null> {
  if (!RULES[file.language].fieldsOfVariants || file.uses.local[at] >= 0) return null;
  const found = await names.occurrence(file, at, chain);
  const [variant] = found.declarations;
  if (found.basis === "name" || variant?.kind !== "enum_member") return null;
  const { members } = await names.members.find(scopeOf(variant), variant.language, field);
  return members.some(({ kind }) => kind === "field") ? ofType([variant]) : null;
}
