/** Where a place of the base stands at the head, as far as the change left it alone. */
import type { SourceText } from "../../format/source-text";
import type { CodeFile } from "../../resolve/facts/code-file";
import { fileWithText, type ChangeSet } from "./change-set";

export interface Place {
  file: CodeFile;
  at: number;
}

interface KnownFile {
  file: CodeFile;
  text: SourceText;
}

export class LeftPlaces {
  private readonly known = new Map<string, Promise<KnownFile | null>>();

  constructor(private readonly changes: ChangeSet) {}

  /** The same use at the head; null where the change touched its line. */
  async atHead({ file, at }: Place): Promise<Place | null> {
    const { revisions, moved } = this.changes;
    if (file.repositoryId !== revisions.repositoryId || !moved.has(file.path)) return this.untouched({ file, at });
    const path = moved.get(file.path);
    if (path === null || path === undefined) return null;
    const [before, after] = await Promise.all([this.file("base", file.path), this.file("head", path)]);
    if (!before || !after) return null;
    const line = lineOf(before, at);
    const found: number[] = [];
    const { uses } = after.file;
    for (let i = 0; i < uses.count; i++)
      if (after.file.name(i) === file.name(at) && after.file.role(i) === file.role(at) && lineOf(after, i) === line)
        found.push(i);
    const near = (i: number): number => Math.abs(uses.line[i] - file.uses.line[at]);
    const [best] = found.sort((a, b) => near(a) - near(b));
    return best === undefined ? null : { file: after.file, at: best };
  }

  /** What no side of the change holds is one file in both. */
  private async untouched({ file, at }: Place): Promise<Place | null> {
    const head = await this.changes.revisions.head.session.code.file(file.id);
    return head && head.uses.count > at && head.name(at) === file.name(at) ? { file: head, at } : null;
  }

  private file(side: "base" | "head", path: string): Promise<KnownFile | null> {
    const id = `${side} ${path}`;
    let found = this.known.get(id);
    const { revisions } = this.changes;
    if (!found) this.known.set(id, (found = fileWithText(revisions[side].session, revisions.repositoryId, path)));
    return found;
  }
}

const lineOf = ({ file, text }: KnownFile, at: number): string =>
  text.lines(file.uses.line[at], file.uses.line[at]).trim();
