/** Puts the lines that did not parse into the outline, where they lie. */
import type { FileDescription } from "@/lib/contract/file-row";
import type { OutlineRow } from "./flatten-outline";

export interface GapRow {
  id: string;
  startLine: number;
  endLine: number;
  level: number;
  setSize: number;
  position: number;
}

/** A gap stands behind the last symbol that starts before it, on that symbol's level. */
export function withGaps(rows: readonly OutlineRow[], gaps: FileDescription["gaps"]): (OutlineRow | GapRow)[] {
  const all: (OutlineRow | GapRow)[] = [...rows];
  for (const { startLine, endLine } of gaps) {
    const index = all.findLastIndex((row) => ("node" in row ? row.node.line : row.startLine) < startLine);
    const { level = 1, setSize = 1, position = 1 } = all[index] ?? {};
    all.splice(index + 1, 0, { id: `gap ${startLine}`, startLine, endLine, level, setSize, position });
  }
  return all;
}
