/** Annotations of Kotlin and Java as a mask meets them: where they end, and how they are blanked and stay uses. */
import type { MaskBuilder } from "./mask-builder";

const SPACE = /\s*/y;
const MAX_ARGUMENTS_LENGTH = 2000;

export interface Annotation {
  start: number;
  end: number;
}

export function blankAnnotations(mask: MaskBuilder, source: string, run: readonly Annotation[]): void {
  for (const { start, end } of run) {
    mask.blank(start, end);
    const name = /[\w.]*\w/.exec(source.slice(start + 1, end).replace(/^\w+:/, ""))?.[0] ?? "";
    const simple = name.slice(name.lastIndexOf(".") + 1);
    const nameStart = source.indexOf(simple, source.indexOf(name, start));
    if (simple) mask.macro(simple, nameStart, end, true);
  }
}

export function startsHere(pattern: RegExp, source: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(source);
}

export function afterSpace(source: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.test(source);
  return SPACE.lastIndex;
}

/** Where the annotation's parentheses end, or `from` when it has none right there. */
export function endOfArguments(source: string, from: number): number {
  if (source[from] !== "(") return from;
  const token = /"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|[()]/g;
  token.lastIndex = from;
  let depth = 0;
  for (let found = token.exec(source); found && found.index < from + MAX_ARGUMENTS_LENGTH; found = token.exec(source)) {
    if (found[0] === "(") depth++;
    else if (found[0] === ")" && --depth === 0) return token.lastIndex;
  }
  return from;
}
