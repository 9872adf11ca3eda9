/**
 * Resolves the uses of a name, file by file, and keeps the results: most uses of a name that many types bear mean none
 * of the symbols that are asked for, and whether they do is told by the row alone, without the file.
 */
import { USE_ROLES, type UseRole } from "../../contract/vocabulary";
import { decodeReferencePost, LEFT_KINDS, type ReferenceUse } from "../../format/reference-post";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { UseRow } from "../facts/named-uses";
import { unknown, type Resolution } from "../facts/resolution";
import type { NameResolver } from "../members/name-resolver";
import type { UsePlace } from "./use";

/** A use with what it means. */
interface MeantUse {
  row: UseRow;
  use: ReferenceUse;
  meant: Resolution;
}

export class UseMeanings {
  /**
   * questions that are being decided, by `occurrenceId`: rows of a call tree that share a name ask the same ones at
   * once
   */
  private readonly underway = new Map<number, Promise<Resolution>>();

  constructor(
    private readonly code: CodeIndex,
    private readonly resolver: NameResolver,
  ) {}

  /**
   * The uses of these rows in their order. Side by side: what they read, they read together. @param roles null for all
   */
  async of(rows: readonly UseRow[], roles: ReadonlySet<UseRole> | null): Promise<MeantUse[]> {
    const { meanings } = await this.code.decided();
    const asked = rows.map((row) => {
      const uses = decodeReferencePost(row.post);
      const wanted = uses.flatMap(({ role }, at) => (!roles || roles.has(USE_ROLES[role]) ? [at] : []));
      const known = meanings.get(idOf(row)) ?? [];
      return { row, uses, wanted, known, open: wanted.filter((at) => known[at] === undefined) };
    });
    const open = asked.filter((each) => each.open.length > 0);
    await this.code.prefetchFiles(open.map(({ row }) => row.place.fileId));
    await Promise.all(
      open.map(async ({ row, uses, known, open: places }) => {
        const file = await this.code.file(row.place.fileId);
        const found = await Promise.all(places.map((at) => this.decide(file, uses[at], row.name)));
        places.forEach((at, n) => (known[at] = found[n]));
        meanings.set(idOf(row), known, known.length + 1);
      }),
    );
    return asked.flatMap(({ row, uses, wanted, known }) =>
      wanted.map((at) => ({ row, use: uses[at], meant: known[at] ?? unknown() })),
    );
  }

  /**
   * What it takes to tell what the uses of a row mean, in uses of a file whose facts are in memory: those that
   * somebody asked for before cost little, and a file that nobody has read costs more than its uses.
   */
  async costs(): Promise<(row: UseRow) => number> {
    const { meanings } = await this.code.decided();
    const isKnown = await this.code.knownFiles();
    return (row) => {
      if (meanings.get(idOf(row)) !== undefined) return row.count * COST_OF_KNOWN;
      return isKnown(row.place.fileId) ? row.count : row.count + COST_OF_FILE;
    };
  }

  private decide(file: CodeFile | null, use: ReferenceUse, name: string): Promise<Resolution> {
    const i = file === null ? -1 : occurrenceOf(file, use, name);
    if (file === null || i < 0) return Promise.resolve(unknown());
    const id = file.occurrenceId(i);
    const known = this.underway.get(id);
    if (known) return known;
    const found = this.resolver.meaning(file, i).finally(() => this.underway.delete(id));
    this.underway.set(id, found);
    return found;
  }
}

/** A use whose meaning is known, in uses whose meaning is not. */
const COST_OF_KNOWN = 1 / 4;
/** A file that has to be read, in uses. */
const COST_OF_FILE = 8;

const idOf = ({ place, name }: UseRow): string => `${place.fileId} ${name}`;

/** The occurrence at a use's place; -1 when the file was indexed again in between. */
export function occurrenceOf(file: CodeFile, use: ReferenceUse, name: string): number {
  const i = file.occurrenceAt(use.line, use.column);
  return i >= 0 && file.uses.column[i] === use.column && file.name(i) === name ? i : -1;
}

const SUPER = LEFT_KINDS.indexOf("super");

export const placeOf = ({ row, use }: MeantUse): UsePlace => ({
  repositoryId: row.place.repositoryId,
  arity: use.arity,
  namesBase: use.left === SUPER || use.scopeQualified,
});
