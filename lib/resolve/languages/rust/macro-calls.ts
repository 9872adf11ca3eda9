/** Where a file calls macros, and what it gives to them. */
import type { SourceText } from "../../../format/source-text";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isMacroCall } from "./macros";
import type { TokenRange } from "./macro-patterns";
import { macroTokens, type MacroToken } from "./macro-tokens";

/** What stands in the brackets of a call. */
export interface GivenToMacro {
  file: CodeFile;
  text: SourceText;
  tokens: readonly MacroToken[];
  /** the occurrence of the macro's name */
  call: number;
  range: TokenRange;
  /** the token that was asked for */
  at: number;
}

interface MacroCall {
  call: number;
  range: TokenRange;
}

interface CalledMacros {
  text: SourceText;
  tokens: readonly MacroToken[];
  byStart: ReadonlyMap<number, number>;
  /** in the order of their starts */
  calls: readonly MacroCall[];
}

/** The innermost call around an occurrence of a macro that the repository declares; null for none. */
export async function macroCallAround(code: CodeIndex, file: CodeFile, i: number): Promise<GivenToMacro | null> {
  const known = CALLED.get(file) ?? calledIn(code, file);
  CALLED.set(file, known);
  const found = await known;
  if (!found) return null;
  const { text, tokens, byStart, calls } = found;
  const at = byStart.get(text.offsetAt(file.uses.line[i], file.uses.column[i])) ?? -1;
  const around = at < 0 ? undefined : calls.findLast(({ range }) => range.from <= at && at < range.to);
  return around ? { file, text, tokens, ...around, at } : null;
}

/** Every bare name of a file asks. */
const CALLED = new WeakMap<CodeFile, Promise<CalledMacros | null>>();

async function calledIn(code: CodeIndex, file: CodeFile): Promise<CalledMacros | null> {
  const asked: number[] = [];
  for (let at = 0; at < file.uses.count; at++)
    if (isMacroCall(file, at) && (await isDeclared(code, file, at))) asked.push(at);
  const text = asked.length > 0 ? await code.text(file.id) : null;
  if (!text) return null;
  const tokens = macroTokens(text.slice(0, text.length));
  const byStart = new Map(tokens.map(({ start }, at) => [start, at]));
  const calls = asked.flatMap((call): MacroCall[] => {
    const name = byStart.get(text.offsetAt(file.uses.line[call], file.uses.column[call])) ?? tokens.length;
    const open = name + 2;
    if (open >= tokens.length || tokens[name + 1].text !== "!" || tokens[open].partner < 0) return [];
    return [{ call, range: { from: open + 1, to: tokens[open].partner } }];
  });
  return { text, tokens, byStart, calls };
}

async function isDeclared(code: CodeIndex, file: CodeFile, at: number): Promise<boolean> {
  const named = await code.declarations(file.name(at));
  return named.some(({ kind, repositoryId }) => kind === "macro" && repositoryId === file.repositoryId);
}
