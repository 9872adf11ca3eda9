/** Places of the contract (lines and columns from 1) as those of LSP (from 0). Both count UTF-16 units. */
import type { Position, Range } from "vscode-languageserver";

export const positionOf = (line: number, column: number): Position => ({ line: line - 1, character: column - 1 });

/** A name where it stands. `name` may be written with its owners: the last part stands there. */
export function nameRange({ name, line, column }: { name: string; line: number; column: number }): Range {
  const start = positionOf(line, column);
  return { start, end: { line: start.line, character: start.character + shortName(name).length } };
}

/** Whole lines. */
export const linesRange = (line: number, endLine: number): Range => ({
  start: { line: line - 1, character: 0 },
  end: { line: endLine, character: 0 },
});

const shortName = (name: string): string => /[^.:#]*$/.exec(name)?.[0] ?? name;
