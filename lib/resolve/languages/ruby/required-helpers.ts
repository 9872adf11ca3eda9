/**
 * `require_relative "test_helper"` brings what the blocks of examples call on themselves: the helper adds methods to
 * the class that they run in, which is from outside. A bare name in such a block means the only method of that name,
 * where it stands in a file that this one requires.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { hasModifier, isFunction, isScope, isType } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";
import { isOfEveryObject, isOfLibrary } from "./asked-names";
import { declaresExamples } from "./specs";

const OPENS_BLOCK = /\bdo\s*(?:\|[^|]*\|\s*)?$/;
/** What stands before a call that is the first of its line, and takes the block itself. */
const TAKES_BLOCK = /^\s*(?:[@\w]+(?:\s*,\s*\*?[@\w]+)*\s*(?:\|\|)?=\s*|return\s+)?$/;

/** Null for what stands in a class or module, or in no block, and for what no required file has. */
export async function ofRequiredHelper({ code }: NameReader, file: CodeFile, i: number): Promise<Resolution | null> {
  const { left, arity } = file.uses;
  const name = file.name(i);
  if (left[i] !== LEFT_CODES.none || arity[i] < 0 || isOfLibrary(name) || isOfEveryObject(name)) return null;
  if (file.lambdasAround(i).length === 0 || isInType(file, i)) return null;
  if (await isBeforeBlock(code, file, i)) return null;
  // what declares examples runs on their class, an example on an object of it
  const [around = -1] = file.lambdasAround(i);
  const isOfClass = around >= 0 && declaresExamples(file.name(around));
  const all = (await code.named(name)).all.filter(
    (d) =>
      d.language === file.language &&
      isFunction(d.kind) &&
      hasModifier(d, "static") === isOfClass &&
      isOfRepository(d, file),
  );
  const required = new Set(file.imports.map(({ targetFile }) => targetFile));
  const isOne = all.length > 0 && all.every((d) => d.keyHash === all[0].keyHash && required.has(d.fileId));
  return isOne ? means(all, "unique_name") : null;
}

/**
 * `it "floats", unless: dry? do`: what is passed along with a block is asked for where examples are declared, by their
 * class, and not by an example.
 */
async function isBeforeBlock(code: CodeIndex, file: CodeFile, i: number): Promise<boolean> {
  const line = file.uses.line[i];
  const text = (await code.text(file.id))?.lines(line, line) ?? "";
  return OPENS_BLOCK.test(text.slice(file.columnBehind(i))) && !TAKES_BLOCK.test(text.slice(0, file.uses.column[i]));
}

function isInType(file: CodeFile, i: number): boolean {
  for (let at = file.uses.enclosing[i]; at >= 0; at = file.symbols[at].container) {
    const kind = file.kind(at);
    if (isType(kind) || isScope(kind)) return true;
  }
  return false;
}
