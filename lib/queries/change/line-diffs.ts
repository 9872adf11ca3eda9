/** The lines of changed symbols that differ, as hunks of a unified diff with the line numbers of their files. */
import { structuredPatch } from "diff";
import { fileTexts } from "../../db/read/file-text";
import type { Item } from "./items";
import type { Pair } from "./pair-items";
import type { Revisions, Side } from "./revisions";

/** Lines of a text, with the number of the first. */
export interface Lines {
  first: number;
  lines: readonly string[];
}

/** Lines of one side, and characters of all hunks of an answer, at most. */
const MOST_LINES = 800;
const MOST_TEXT = 1_500_000;
/** Lines around what differs, and differences until two texts have nothing to do with each other. */
const CONTEXT = 3;
const MOST_EDITS = 1200;

export class LineDiffs {
  private left = MOST_TEXT;

  constructor(private readonly revisions: Revisions) {}

  /** One for each pair; null for what is too long. */
  async of(pairs: readonly Pair[]): Promise<(string | null)[]> {
    const { base, head } = this.revisions;
    const found: (string | null)[] = [];
    for (const { before, after } of pairs) {
      const isWhole = before === null || after === null;
      const sides = await Promise.all([linesOf(before, isWhole, base), linesOf(after, isWhole, head)]);
      const diff = this.left > 0 ? hunksOf(...sides) : null;
      this.left -= diff?.length ?? 0;
      found.push(diff);
    }
    return found;
  }
}

/** @param whole with what it holds, where only one side has it */
async function linesOf(item: Item | null, whole: boolean, { context }: Side): Promise<Lines | null> {
  if (item === null) return null;
  const text = (await fileTexts(context.pool, [item.file.id])).get(item.file.id);
  if (text === undefined) return null;
  const { startLine, endLine, ownEndLine } = item;
  const lines = text.lines(startLine - 1, (whole ? endLine : ownEndLine) - 1).split(/\r\n|\r|\n/);
  return { first: startLine, lines };
}

/** Null where both are missing, or one is too long. */
export function hunksOf(before: Lines | null, after: Lines | null): string | null {
  if ((before ?? after) === null) return null;
  const [from, to] = [before ?? EMPTY, after ?? EMPTY];
  if (from.lines.length > MOST_LINES || to.lines.length > MOST_LINES) return null;
  const options = { context: CONTEXT, maxEditLength: MOST_EDITS };
  const patch = structuredPatch("", "", ended(from), ended(to), "", "", options);
  return (
    patch?.hunks
      .map(({ oldStart, oldLines, newStart, newLines, lines }) => {
        const [old, now] = [`${oldStart + from.first - 1},${oldLines}`, `${newStart + to.first - 1},${newLines}`];
        return [`@@ -${old} +${now} @@`, ...lines].join("\n");
      })
      .join("\n") ?? null
  );
}

const EMPTY: Lines = { first: 0, lines: [] };

const ended = ({ lines }: Lines): string => lines.map((line) => `${line}\n`).join("");
