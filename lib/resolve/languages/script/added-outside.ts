/**
 * What a repository adds to types of packages that it does not hold: `declare global { namespace jest { interface
 * Matchers … } }`, `declare module "chai" { … }`. Nothing leads to them but calls of what those packages give.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeIndex } from "../../facts/code-index";
import { isScope, type Declaration } from "../../facts/declaration";
import { STANDARD_MEMBERS } from "./standard-members";

/** Whether a method is one of those, and the language's own objects have none of its name. */
export async function isAddedOutside(code: CodeIndex, d: Declaration): Promise<boolean> {
  const home = d.kind === "method" && !STANDARD_MEMBERS.has(d.name) ? await code.file(d.fileId) : null;
  if (!home) return false;
  let around = d.ordinal;
  while (home.symbols[around].container >= 0) around = home.symbols[around].container;
  const kind = home.kind(around);
  if (kind === "module") return !home.symbols[around].name.startsWith(".");
  if (!isScope(kind)) return false;
  const text = await code.text(home.id);
  const { startLine, startColumn } = decodeSymbolRanges(home.symbols[around].ranges);
  const end = text?.offsetAt(startLine, startColumn) ?? 0;
  return GLOBAL_BLOCK.test(text?.slice(Math.max(end - MAX_BEFORE, 0), end) ?? "");
}

/** An open block for everybody in which nothing was closed yet. */
const GLOBAL_BLOCK = /\bdeclare\s+global\s*\{[^}]*$/;
const MAX_BEFORE = 2000;
