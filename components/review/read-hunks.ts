/** Hunks of a unified diff as lines with their numbers on both sides. Pure. */

export interface DiffLine {
  change: "same" | "removed" | "added";
  /** null where the line is not there */
  before: number | null;
  after: number | null;
  text: string;
}

const HEAD = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

export function readHunks(diff: string): DiffLine[][] {
  const hunks: DiffLine[][] = [];
  let [before, after] = [0, 0];
  for (const line of diff.split("\n")) {
    const head = HEAD.exec(line);
    if (head !== null) {
      [before, after] = [Number(head[1]), Number(head[2])];
      hunks.push([]);
      continue;
    }
    const text = line.slice(1);
    const lines = hunks.at(-1);
    if (line.startsWith("-")) lines?.push({ change: "removed", before: before++, after: null, text });
    else if (line.startsWith("+")) lines?.push({ change: "added", before: null, after: after++, text });
    else if (line.startsWith(" ")) lines?.push({ change: "same", before: before++, after: after++, text });
  }
  return hunks;
}
