/** What calls of Kotlin's standard library give whose names say it: `listOf(a)` is a `List`. */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { basesOfCollection } from "../../facts/standard-collections";
import { outside, type ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

const MAKERS: readonly [RegExp, (made: RegExpExecArray) => string][] = [
  [
    /^(?:list|set|map)Of(?:NotNull)?$|^(?:empty|build)(?:List|Set|Map)$/,
    ([name]) => /list|set|map/i.exec(name)?.[0] ?? "",
  ],
  [/^(sequence|flow)Of$|^empty(Sequence|Flow)$/, ([, of = "", empty = ""]) => of + empty],
  [/^(mutable|array|hash|linked|linkedHash)(List|Set|Map)Of$/, ([, how, what]) => how + what],
];

/** Undefined for any other call, and for a function that the repository declares. */
export async function ofStandardCollection(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | undefined> {
  if (file.uses.arity[at] < 0 || file.uses.left[at] >= 0) return undefined;
  const made = MAKERS.flatMap(([written, name]) => {
    const found = written.exec(file.name(at));
    return found ? [capitalised(name(found))] : [];
  }).at(0);
  if (made === undefined) return undefined;
  const meant = await types.occurrence(file, at, chain);
  if (meant.external === null) return undefined;
  const site = file.argumentsOf(at).length > 0 ? { file, at, isArray: false } : null;
  return { ...outside(meant.external.specifier, site), names: [made, ...basesOfCollection(made)] };
}

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
