/** What an import could not take, counted by reason, in words for people. */

const REASONS = {
  otherText: "speak of another text than the one that is indexed now",
  noFile: "are no files of the repository",
  unreadable: "cannot be read",
} as const;
export type LeftOutReason = keyof typeof REASONS;

/** Paths that are named for each reason. */
const NAMED = 3;

export class LeftOut {
  private readonly found = new Map<LeftOutReason, { count: number; paths: string[] }>();

  add(reason: LeftOutReason, path: string, count = 1): void {
    if (count === 0) return;
    const known = this.found.get(reason) ?? { count: 0, paths: [] };
    known.count += count;
    if (path !== "" && known.paths.length < NAMED) known.paths.push(path);
    this.found.set(reason, known);
  }

  get count(): number {
    return [...this.found.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** `12 documents speak of another text ... (src/a.ts, src/b.ts, ...)`; empty when nothing was left out. */
  words(): string {
    const parts = [...this.found].map(([reason, { count, paths }]) => {
      const named = paths.length === 0 ? "" : ` (${paths.join(", ")}${count > paths.length ? ", ..." : ""})`;
      return `${count} ${count === 1 ? "document" : "documents"} that ${REASONS[reason]}${named}`;
    });
    return parts.join("; ");
  }
}
