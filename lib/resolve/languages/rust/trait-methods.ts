/**
 * Methods that a trait of the repository alone declares: `line.is_blank()` means the one of `impl Blank for [u8]`, of
 * whatever type the line is, where the file knows the trait and nothing else declares a method of that name.
 */
import { LEFT_FLAGS } from "../../../format/occurrence-table";
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import { isOfBlockFor, ofOutsidePath } from "./outside-paths";
import { STANDARD_METHODS } from "./standard-methods";

/** The only method that a call can mean, the trait's own where no block has one; none where others are possible. */
export async function onlyOfTrait(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  if ((file.uses.leftFlags[i] & LEFT_FLAGS.scope) !== 0) return ofOutsidePath(code, file, i);
  const { own, blocks, isKnown } = await ofOneTrait(code, file, i);
  if (!isKnown || blocks.length > 1) return [];
  // what a trait itself does, others do that have no block for it
  return blocks.length > 0 && !own.some(hasBody) ? blocks : own;
}

/** What a value from outside may be asked by a trait of the repository that has blocks for several types. */
export async function anyOfTrait(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  if ((file.uses.leftFlags[i] & LEFT_FLAGS.scope) !== 0) return [];
  return (await ofOneTrait(code, file, i)).blocks;
}

/**
 * What one trait declares under the name of a call, and its blocks; none where anything else has the name. `isKnown`:
 * the file names the trait.
 */
async function ofOneTrait(code: CodeIndex, file: CodeFile, i: number) {
  const none = { own: [], blocks: [], isKnown: false };
  const name = file.name(i);
  if (file.uses.arity[i] < 0 || STANDARD_METHODS.has(name)) return none;
  const all = (await code.declarations(name)).filter(
    (d) => d.language === "rust" && d.repositoryId === file.repositoryId && d.kind !== "module",
  );
  const own = all.filter(({ holderKind }) => holderKind === "interface");
  const trait = own[0]?.owners.at(-1);
  if (trait === undefined || own.some(({ keyHash }) => keyHash !== own[0].keyHash)) return none;
  const blocks = all.filter((d) => !own.includes(d));
  if (!all.every((d) => isFunction(d.kind))) return none;
  if (blocks.some(({ disambiguator }) => !isOfBlockFor(trait, disambiguator))) return none;
  const isKnown = file.mentions(trait) || all.some(({ fileId }) => fileId === file.id);
  return { own, blocks, isKnown };
}

const hasBody = ({ source }: Declaration): boolean => {
  const { endLine, endColumn, signatureEndLine, signatureEndColumn } = decodeSymbolRanges(source.symbol.ranges);
  return endLine !== signatureEndLine || endColumn !== signatureEndColumn;
};
