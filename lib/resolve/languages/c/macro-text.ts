/** The text of a macro's definition: its grammar leaves it unread. */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";

/** Lines of a body that are read. */
const MAX_LINES = 60;
const NO_CODE = /"(?:\\.|[^"\\\n])*"|\\\r?\n|\/\*[^]*?\*\/|\/\/[^\n]*/g;

/** A macro's body with as many characters as it has in its file; comments and line ends are blanked. */
export interface MacroText {
  text: string;
  /** as it is written, up from the start of the macro's line */
  written: string;
  /** characters in front of the body */
  start: number;
  /** line of the macro (0-based) */
  line: number;
  parameters: readonly string[];
}

/** Null where its file has no text. */
export async function macroText(
  code: Pick<CodeIndex, "text">,
  { fileId, source }: Pick<Declaration, "fileId" | "source">,
): Promise<MacroText | null> {
  const text = await code.text(fileId);
  if (!text) return null;
  const { nameLine: line, nameColumn } = decodeSymbolRanges(source.symbol.ranges);
  let last = line;
  while (last - line < MAX_LINES && /\\\r?$/.test(text.lines(last, last))) last++;
  const written = text.linesWithEnds(line, last);
  const [head = ""] = /^\w+(?:\([^)]*\))?/.exec(written.slice(nameColumn)) ?? [];
  const start = nameColumn + head.length;
  const body = written.slice(start).replace(NO_CODE, (part) => (part[0] === '"' ? part : " ".repeat(part.length)));
  return { text: body, written, start, line, parameters: head.match(/\w+/g)?.slice(1) ?? [] };
}

/** The place (0-based) in its file of an offset in a macro's body. */
export function placeInMacro({ written, start, line }: MacroText, offset: number): { line: number; column: number } {
  const before = written.slice(0, start + offset).split("\n");
  return { line: line + before.length - 1, column: before[before.length - 1].length };
}
