/** The symbols that a change touches, and what the search for what it left behind asks of them. */
import { fileTexts } from "../../db/read/file-text";
import type { CodeFile } from "../../resolve/facts/code-file";
import type { Declaration } from "../../resolve/facts/declaration";
import type { SourceText } from "../../format/source-text";
import { subjectOf } from "../navigation/call-rows";
import type { Session } from "../navigation/session";
import type { Subject } from "../navigation/subject";
import { itemsOf, type Item } from "./items";
import { pairItems, withMoved, withRenamed, type Pair } from "./pair-items";
import type { Revisions } from "./revisions";

export interface ChangeSet {
  revisions: Revisions;
  /** what changed */
  pairs: Pair[];
  /** paths at the head by paths at the base, of files that differ; null for a file that is gone */
  moved: ReadonlyMap<string, string | null>;
  /** paths at the head of files that differ */
  touched: ReadonlySet<string>;
  /** names of what came */
  come: ReadonlySet<string>;
}

export async function changeSetOf(revisions: Revisions): Promise<ChangeSet> {
  const { base, head, files, repositoryId } = revisions;
  const items = async ({ session }: { session: Session }, path: string | null): Promise<Item[]> => {
    const found = path === null ? null : await fileWithText(session, repositoryId, path);
    return found === null ? [] : itemsOf(found.file, found.text);
  };
  const pairs: Pair[] = [];
  for (let at = 0; at < files.length; at += BATCH) {
    const some = files.slice(at, at + BATCH);
    const sides = await Promise.all(some.map(({ from, to }) => Promise.all([items(base, from), items(head, to)])));
    for (const [before, after] of sides) pairs.push(...pairItems(before, after).map(placed));
  }
  const changed = withRenamed(withMoved(pairs.filter(({ change }) => change !== null)));
  return {
    revisions,
    pairs: changed,
    moved: new Map(files.flatMap(({ from, to }) => (from === null ? [] : [[from, to]]))),
    touched: new Set(files.flatMap(({ to }) => to ?? [])),
    come: new Set(changed.flatMap(({ change, after }) => (change === "body" || !after ? [] : [after.name]))),
  };
}

const BATCH = 16;

/** What stands in a file of another name has moved. */
function placed(pair: Pair): Pair {
  const { before, after, change } = pair;
  const isMoved = before && after && before.file.path !== after.file.path;
  return isMoved && (change === null || change === "body") ? { ...pair, change: "moved" } : pair;
}

export async function fileWithText(
  { code, context: { pool } }: Session,
  repositoryId: number,
  path: string,
): Promise<{ file: CodeFile; text: SourceText } | null> {
  const id = await code.fileAt(repositoryId, [path]);
  const file = id === null ? null : await code.file(id);
  const text = id === null ? undefined : (await fileTexts(pool, [id])).get(id);
  return file && text ? { file, text } : null;
}

/** All declarations of an item in its revision. */
export async function declaredAs({ code }: Session, { file, ordinal }: Item): Promise<Subject | null> {
  const all = await code.declarationsOf(file.symbols[ordinal]);
  return subjectOf(all.filter((d) => d.repositoryId === file.repositoryId));
}

/** Declarations in a revision of what another one declares. */
export async function sameIn({ code }: Session, d: Pick<Declaration, "name" | "keyHash" | "repositoryId">) {
  return (await code.declarationsOf(d)).filter((each) => each.repositoryId === d.repositoryId);
}
