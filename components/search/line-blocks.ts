/** Lines of a file as they are shown: what matches with the lines around it, joined where they touch. */
import type { TextRow } from "@/lib/contract/search-text";

interface ShownLine {
  line: number;
  text: string;
  /** The row that matches here; null for a line around one. */
  row: TextRow | null;
}

/** Lines that follow each other without a gap. */
export interface LineBlock {
  lines: ShownLine[];
  /** Lines between the block before and this one; 0 for the first. */
  skipped: number;
}

/** @param rows of one file, in order of the lines */
export function lineBlocks(rows: readonly TextRow[]): LineBlock[] {
  const blocks: LineBlock[] = [];
  for (const row of rows) {
    const lines = linesAround(row);
    const last = blocks.at(-1);
    const seen = last?.lines.at(-1)?.line ?? 0;
    const fresh = lines.filter(({ line }) => line > seen);
    if (last !== undefined && fresh.at(0)?.line === seen + 1) last.lines.push(...fresh);
    else if (fresh.length > 0)
      blocks.push({ lines: fresh, skipped: last === undefined ? 0 : fresh[0].line - seen - 1 });
  }
  return blocks;
}

function linesAround(row: TextRow): ShownLine[] {
  const { line, text, before, after } = row;
  return [
    ...before.map((text, at): ShownLine => ({ line: line - before.length + at, text, row: null })),
    { line, text, row },
    ...after.map((text, at): ShownLine => ({ line: line + 1 + at, text, row: null })),
  ];
}
