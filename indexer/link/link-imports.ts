/** Finds the files that imports lead to, and writes where they lead elsewhere than before. */
import { sourceFiles, sourceFilesById } from "../../lib/db/link/import-places";
import { linkImports, repositoryRoots, type ImportRows, type ImportTarget } from "../../lib/db/link/link-imports";
import { crossingsOf } from "../../lib/db/link/package-names";
import type { Queryable } from "../../lib/db/pool";
import { concernedImports } from "./concerned-imports";
import { crossingsBy } from "./crossings";
import { AskedManifests } from "./asked-manifests";
import { resolveImport } from "./import-rules";
import { AllFiles, AskedFiles, folderOf } from "./known-files";
import type { LinkScope } from "./link-scope";
import { PathIndex } from "./path-index";

/** A repository of which more than this share is linked is read whole. */
const LARGE_SHARE = 1 / 10;

/** Returns the files with an import that now leads elsewhere. */
export async function linkImportsIn(client: Queryable, scope: LinkScope): Promise<number[]> {
  const imports = await concernedImports(client, scope);
  return imports.length > 0 ? relink(client, imports, scope.fileIds === null) : [];
}

async function relink(client: Queryable, imports: readonly ImportRows[], isAll: boolean): Promise<number[]> {
  const moved = await importsElsewhere(client, imports, isAll);
  await linkImports(client, ...moved);
  return [...new Set(moved[0])];
}

/** Imports and the files that they lead to, null for none: three lists that are read in step. */
type MovedImports = [fileIds: number[], ordinals: number[], targets: (number | null)[]];

/** Of these imports those that lead elsewhere than before. Writes nothing. */
export async function importsElsewhere(
  client: Queryable,
  imports: readonly ImportRows[],
  isAll: boolean,
): Promise<MovedImports> {
  const roots = await repositoryRoots(client);
  const from = [...new Set(imports.map(({ repositoryId }) => repositoryId))];
  const wordings = imports.map(wordingOf);
  const files = isAll ? await sourceFiles(client, null) : await sourceFilesById(client, idsOf(wordings));
  const importers = new Map(files.map((file) => [file.id, file]));
  const asked = isAll ? null : new AskedFiles();
  const fileCounts = new Map(roots.map(({ id, fileCount }) => [id, fileCount]));
  await asked?.loadWhole(client, largelyAmong(files, fileCounts));
  const crossings = crossingsBy(roots, await crossingsOf(client, from));
  const elsewhere = new AskedManifests();
  const paths = new PathIndex(asked ?? new AllFiles(files), crossings);
  // What cannot be told without more of the index is asked again when that is there.
  let open = wordings.flatMap((wording) => questionsOf(wording, importers));
  const targets = new Map<Question, number>();
  const askedSoFar = (): number => (asked?.asked ?? 0) + elsewhere.asked;
  while (open.length > 0) {
    open = open.filter((question) => {
      const before = askedSoFar();
      targets.set(question, resolveImport(question.wording, question.from, paths, elsewhere)?.id ?? 0);
      return askedSoFar() > before;
    });
    await asked?.load(client);
    await elsewhere.load(client);
  }
  return leadingElsewhere(targets);
}

interface Row {
  fileId: number;
  ordinal: number;
  /** file that it leads to, or 0 */
  before: number;
}

interface Wording extends Omit<ImportRows, "rows"> {
  rows: Row[];
}

/** Imports of one wording that mean the same, because nothing else that their meaning depends on differs. */
interface Question {
  wording: Wording;
  from: ImportTarget;
  rows: Row[];
}

const wordingOf = ({ rows, ...wording }: ImportRows): Wording => ({
  ...wording,
  rows: rows.split(",").map((row) => {
    const [fileId, ordinal, before] = row.split(":").map(Number);
    return { fileId, ordinal, before };
  }),
});

const idsOf = (wordings: readonly Wording[]): number[] => [
  ...new Set(wordings.flatMap(({ rows }) => rows.map(({ fileId }) => fileId))),
];

/** Files of one folder, in one language, import the same. */
function questionsOf(wording: Wording, importers: ReadonlyMap<number, ImportTarget>): Question[] {
  const byPlace = new Map<string, Question>();
  for (const row of wording.rows) {
    const from = importers.get(row.fileId);
    if (!from) continue;
    const place = folderOf(from.path);
    const known = byPlace.get(place);
    if (known) known.rows.push(row);
    else byPlace.set(place, { wording, from, rows: [row] });
  }
  return [...byPlace.values()];
}

/** Repositories of which so many files are to be linked that reading all of them is less than asking. */
function largelyAmong(files: readonly ImportTarget[], fileCounts: ReadonlyMap<number, number>): number[] {
  const counts = new Map<number, number>();
  for (const { repositoryId } of files) counts.set(repositoryId, (counts.get(repositoryId) ?? 0) + 1);
  return [...counts].filter(([id, count]) => count > (fileCounts.get(id) ?? 0) * LARGE_SHARE).map(([id]) => id);
}

function leadingElsewhere(targets: ReadonlyMap<Question, number>): MovedImports {
  const found: MovedImports = [[], [], []];
  for (const [{ rows }, target] of targets) {
    for (const { fileId, ordinal, before } of rows) {
      const leads = target === fileId ? 0 : target;
      if (leads === before) continue;
      found[0].push(fileId);
      found[1].push(ordinal);
      found[2].push(leads === 0 ? null : leads);
    }
  }
  return found;
}
