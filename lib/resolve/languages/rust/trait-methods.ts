/**
 * Methods that a trait of the repository alone declares: `line.is_blank()` means the one of `impl Blank for [u8]`, of
 * whatever type the line is, where the file knows the trait and nothing else declares a method of that name.
 */
import { LEFT_FLAGS } from "../../../format/occurrences-blob";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import { STANDARD_METHODS } from "./standard-methods";

/** The only method that a call can mean, the trait's own where no block has one; none where others are possible. */
export async function onlyOfTrait(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  const name = file.name(i);
  const isMethodCall = file.uses.arity[i] >= 0 && (file.uses.leftFlags[i] & LEFT_FLAGS.scope) === 0;
  if (!isMethodCall || STANDARD_METHODS.has(name)) return [];
  const all = (await code.declarations(name)).filter(
    (d) => d.language === "rust" && d.repositoryId === file.repositoryId && d.kind !== "module",
  );
  const own = all.filter(({ holderKind }) => holderKind === "interface");
  const trait = own[0]?.owners.at(-1);
  if (trait === undefined || own.some(({ keyHash }) => keyHash !== own[0].keyHash)) return [];
  const blocks = all.filter((d) => !own.includes(d));
  if (blocks.length > 1 || !all.every((d) => isFunction(d.kind))) return [];
  if (blocks.some(({ disambiguator }) => !isOfBlockFor(trait, disambiguator))) return [];
  const isKnown = file.mentions(trait) || all.some(({ fileId }) => fileId === file.id);
  return !isKnown ? [] : blocks.length > 0 ? blocks : own;
}

/** `+text$Blank`, `+Blank+for$u8` */
const isOfBlockFor = (trait: string, disambiguator: string | null): boolean =>
  new RegExp(`\\+(?:\\w+\\$)?${trait}(?![\\w])`).test(disambiguator ?? "");
