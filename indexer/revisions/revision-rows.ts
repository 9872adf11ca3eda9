/**
 * The facts of files as a revision has them: its contents laid out in a folder of their own, and read as any file is.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { newFactRows, takeFactRows, type FactBytes } from "../../lib/format/copy-tables";
import type { KnownMacro } from "../../lib/db/read/macros";
import { languageOfPath, MACRO_LANGUAGES } from "../languages/registry";
import type { TreeSource } from "../tree/parser";
import type { FileTask } from "../workers/messages";
import { prepareFile } from "../workers/prepare-file";
import { processFile } from "../workers/process-file";

export interface RevisionFile {
  /** row id for this version of the file, reserved */
  id: number;
  path: string;
  content: Buffer;
}

/** Bytes of rows that are handed over at once, about. */
const BATCH = 100;

/** Rows of these files, in batches. */
export async function rowsOfRevision(
  files: readonly RevisionFile[],
  repositoryId: number,
  macros: readonly KnownMacro[],
  parser: TreeSource,
): Promise<FactBytes[]> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "fathom-revision-")));
  try {
    const tasks = files.flatMap((file) => layOut(file, root, repositoryId, macros) ?? []);
    const rows = newFactRows();
    const batches: FactBytes[] = [];
    for (const [at, task] of tasks.entries()) {
      await processFile(await prepareFile(task, parser), parser, rows);
      if (at % BATCH === BATCH - 1) batches.push(takeFactRows(rows));
    }
    return [...batches, takeFactRows(rows)];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Whether a file says anything that code is asked about. */
export const isRead = (path: string): boolean => languageOfPath(path) !== null;

/** Null for a path that leads out of the folder. */
function layOut(
  { id, path, content }: RevisionFile,
  root: string,
  repositoryId: number,
  macros: readonly KnownMacro[],
): FileTask | null {
  const place = join(root, path);
  if (!place.startsWith(root + sep) || path.split("/").some((part) => part === ".." || part === ".git")) return null;
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
  return {
    id,
    repositoryId,
    root,
    path,
    size: content.length,
    modifiedAt: 0,
    previous: null,
    verdict: null,
    macros: MACRO_LANGUAGES.has(languageOfPath(path) ?? "") ? macrosOf(macros) : null,
    owners: null,
  };
}

function macrosOf(macros: readonly KnownMacro[]): FileTask["macros"] {
  const entries = (isConfigured: boolean) =>
    macros.filter(({ configured }) => configured === isConfigured).map(({ name, meaning }) => [name, meaning] as const);
  return macros.length === 0 ? null : { configured: entries(true), learned: entries(false), before: null };
}
