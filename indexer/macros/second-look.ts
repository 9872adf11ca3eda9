/**
 * The second look at files that did not parse by what they say themselves: macros at those places are looked up among the
 * definitions of the whole repository, and where that explains something the file is read again. The same when such a
 * definition, or the repository's `fathom.json`, changes.
 */
import { anyHasGaps, filesUsing, gapFiles, macrosIn, type GapFile } from "../../lib/db/gap-words";
import { knownMacros, storeMacros, type KnownMacro } from "../../lib/db/macros";
import type { Queryable } from "../../lib/db/pool";
import { updateRepository, type RepositoryEntry } from "../../lib/db/repositories";
import type { IndexerContext } from "../context";
import { meaningsOf } from "../mask/gap-words";
import type { MacroDictionary } from "../mask/macro-meanings";
import { rereadFiles } from "../reread-files";
import { learnFrom } from "./dictionary";
import type { RepositorySettings } from "./settings";

/** What the first look did. */
interface FirstLook {
  /** ids of the files that it wrote */
  added: readonly number[];
  /** macros that files defined which it replaced or removed; null where that is not known */
  definedBefore: readonly string[] | null;
}

/** Tells whether any file was read again. */
export async function lookAgain(
  context: IndexerContext,
  repository: RepositoryEntry,
  first: FirstLook,
  { told, problem }: RepositorySettings,
): Promise<boolean> {
  const { writer: client } = context;
  await updateRepository(context.control, repository.id, { settingsProblem: problem });
  const before = await knownMacros(client, repository.id);
  if (await isUntouched(client, first, before, told)) return false;
  const files = await gapFiles(client, repository.id);
  const learned = await learnedNow(client, repository.id, files, before, first);
  const now = [...asKnown(learned, false).filter(({ name }) => !told.has(name)), ...asKnown(told, true)];
  const changed = changedNames(before, now);
  const again = await filesToRead(client, repository.id, files, changed, { before, told, learned, first });
  const wasRead = again.length > 0 && (await readFilesAgain(context, repository, again, { told, learned, first }));
  // Stored last: what was not finished is done by the next look.
  if (changed.size > 0) await storeMacros(client, repository.id, now);
  return wasRead;
}

const asKnown = (macros: MacroDictionary, told: boolean): KnownMacro[] =>
  [...macros].map(([name, meaning]) => ({ name, meaning, told }));

/** Most changes concern no macro at all. */
async function isUntouched(
  client: Queryable,
  { added, definedBefore }: FirstLook,
  before: readonly KnownMacro[],
  told: MacroDictionary,
): Promise<boolean> {
  const wereTold = before.filter((macro) => macro.told);
  if (changedNames(wereTold, asKnown(told, true)).size > 0 || definedBefore === null || definedBefore.length > 0)
    return false;
  return (await macrosIn(client, added)).length === 0 && !(await anyHasGaps(client, added));
}

/** What is known by definitions: as before, where nothing that was touched says anything new. */
async function learnedNow(
  client: Queryable,
  repositoryId: number,
  files: readonly GapFile[],
  before: readonly KnownMacro[],
  { added, definedBefore }: FirstLook,
): Promise<MacroDictionary> {
  const wanted = new Set(files.flatMap(({ names }) => names));
  if (definedBefore === null) return learnFrom(client, repositoryId, [...wanted]);
  const defined = new Set([...definedBefore, ...(await macrosIn(client, added))]);
  const isNew = new Set(added);
  const fresh = new Set(files.filter(({ id }) => isNew.has(id)).flatMap(({ names }) => names));
  const open = [...wanted].filter((name) => defined.has(name) || fresh.has(name));
  const kept = before.filter(({ name, told }) => !told && wanted.has(name) && !defined.has(name) && !fresh.has(name));
  return new Map([
    ...kept.map(({ name, meaning }) => [name, meaning] as const),
    ...(await learnFrom(client, repositoryId, open)),
  ]);
}

function changedNames(before: readonly KnownMacro[], now: readonly KnownMacro[]): Set<string> {
  const asText = (macros: readonly KnownMacro[]) => new Map(macros.map((macro) => [macro.name, JSON.stringify(macro)]));
  const [old, current] = [asText(before), asText(now)];
  return new Set([...old.keys(), ...current.keys()].filter((name) => old.get(name) !== current.get(name)));
}

interface Known {
  told: MacroDictionary;
  learned: MacroDictionary;
  first: FirstLook;
}

type FileAgain = Omit<GapFile, "names" | "unread"> & Partial<Pick<GapFile, "names" | "unread">>;

async function filesToRead(
  client: Queryable,
  repositoryId: number,
  files: readonly GapFile[],
  changed: ReadonlySet<string>,
  { before, told, learned, first }: Known & { before: readonly KnownMacro[] },
): Promise<FileAgain[]> {
  const isNew = new Set(first.added);
  const explained = files.filter(({ id, names }) =>
    names.some((name) => (isNew.has(id) ? learned.has(name) : changed.has(name))),
  );
  const wereTold = before.filter((macro) => macro.told).map(({ name }) => name);
  const newlyTold = [...new Set([...wereTold, ...told.keys()])].filter((name) => changed.has(name));
  const known = new Map(files.map((file) => [file.id, file]));
  const using = newlyTold.length > 0 ? await filesUsing(client, repositoryId, newlyTold) : [];
  const touched = using.filter(({ id }) => !isNew.has(id)).map((file) => known.get(file.id) ?? file);
  return [...new Set<FileAgain>([...explained, ...touched])];
}

async function readFilesAgain(
  context: IndexerContext,
  repository: RepositoryEntry,
  files: readonly FileAgain[],
  { told, learned, first }: Known,
): Promise<boolean> {
  const isNew = new Set(first.added);
  return rereadFiles(
    context,
    repository,
    files.map(({ id, path, size, modifiedAt, names = [], unread = 0 }) => {
      const before = isNew.has(id) ? { names, unread } : null;
      const macros = { told: [...told], learned: [...meaningsOf(names, learned)], before };
      return { id, path, size, modifiedAt, macros, owners: null };
    }),
  );
}
