/**
 * Methods that a trait of the repository alone declares: `line.is_blank()` means the one of `impl Blank for [u8]`, of
 * whatever type the line is, where the file knows the trait and nothing else declares a method of that name.
 */
import { LEFT_FLAGS } from "../../../format/occurrences-blob";
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import { isOfBlockFor, ofOutsidePath } from "./outside-paths";
import { STANDARD_METHODS } from "./standard-methods";

/** The only method that a call can mean, the trait's own where no block has one; none where others are possible. */
export async function onlyOfTrait(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  const name = file.name(i);
  const isPath = (file.uses.leftFlags[i] & LEFT_FLAGS.scope) !== 0;
  if (isPath) return ofOutsidePath(code, file, i);
  if (file.uses.arity[i] < 0 || STANDARD_METHODS.has(name)) return [];
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
  if (!isKnown) return [];
  // what a trait itself does, others do that have no block for it
  return blocks.length > 0 && !own.some(hasBody) ? blocks : own;
}

const hasBody = ({ source }: Declaration): boolean => {
  const { endLine, endColumn, signatureEndLine, signatureEndColumn } = decodeSymbolRanges(source.symbol.ranges);
  return endLine !== signatureEndLine || endColumn !== signatureEndColumn;
};
