/** `include!("made.rs")`: what the file declares stands in the module that includes it. */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { joinedPath } from "./modules";

const INCLUDES = /\binclude!\s*[({[]\s*"([^"\n]+\.rs)"\s*[)}\]]/g;
/** Files that one module includes. */
const MAX_FILES = 20;

/** @param within ordinal of the module within the file, -1 for the file itself */
export async function includedFiles(code: CodeIndex, module: CodeFile, within: number): Promise<readonly number[]> {
  if (!module.mentions("include")) return [];
  const text = await code.text(module.id);
  if (!text) return [];
  const found: number[] = [];
  const source = text.all();
  for (const { 1: path, index } of source.matchAll(INCLUDES)) {
    const line = source.slice(0, index).split("\n").length - 1;
    if (moduleAround(module, line) !== within || found.length >= MAX_FILES) continue;
    const included = await code.fileAt(module.repositoryId, [joinedPath(module.path, path)]);
    if (included !== null && included !== module.id) found.push(included);
  }
  return found;
}

/** The ordinal of the innermost module within the file around a line; -1 for none. */
function moduleAround(file: CodeFile, line: number): number {
  const around = file.symbols.findLast(({ ordinal, ranges }) => {
    const { startLine, endLine } = decodeSymbolRanges(ranges);
    return file.kind(ordinal) === "module" && startLine <= line && line <= endLine;
  });
  return around?.ordinal ?? -1;
}
