/** Where a piece of code begins that has room for a few of its lines. Pure. */
import type { ColouredLine } from "./lex-lines";

/**
 * The line above the one that was come for is shown where it is code, an annotation or what a template is over: the
 * end of a comment says nothing.
 * @param at index of the line that was come for
 * @param most lines that there is room for
 * @returns index of the first line
 */
export function firstShown(lines: readonly ColouredLine[], at: number, most: number): number {
  const above = lines.at(Math.max(0, at - 1));
  const isCode = above?.runs.some(({ as }) => as !== "comment" && as !== "plain") ?? false;
  return Math.max(0, Math.min(isCode ? at - 1 : at, lines.length - most));
}
