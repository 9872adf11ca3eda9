/**
 * The second look at files that did not parse by what they say themselves: macros at those places are looked up among
 * the definitions of the whole repository, and where that explains something the file is read again. The same when
 * such a definition, or the repository's `fathom.json`, changes.
 */
import { anyHasGaps, filesUsing, gapFiles, macrosIn, type GapFile } from "../../lib/db/read/gap-words";
import { knownMacros, storeMacros, type KnownMacro } from "../../lib/db/read/macros";
import type { Queryable } from "../../lib/db/pool";
import { updateRepository, type RepositoryEntry } from "../../lib/db/admin/repositories";
import type { IndexerContext } from "../context";
import { meaningsOf } from "../mask/gap-words";
import type { MacroDictionary } from "../mask/macro-meanings";
import { rereadFiles } from "../reread-files";
import { isOfThisVersion } from "../rules-version";
import { learnFrom } from "./dictionary";
import { macrosOf, type MacrosBefore } from "./macros-before";
import type { RepositorySettings } from "./settings";

/** What the first look did. */
interface FirstLook {
  /** ids of the files that it wrote */
  added: readonly number[];
  /** of files that it replaced or removed; null where that is not known */
  macrosBefore: MacrosBefore | null;
}

/**
 * Tells whether any file was read again. What comes of it depends on the files and settings alone, not on what was
 * known before.
 */
export async function lookAgain(
  context: IndexerContext,
  repository: RepositoryEntry,
  first: FirstLook,
  { configured, problem }: RepositorySettings,
): Promise<boolean> {
  const { writer: client } = context;
  await updateRepository(context.control, repository.id, { settingsProblem: problem });
  const before = await knownMacros(client, repository.id);
  const asConfigured = await readAsConfigured(context, repository, first, before, configured);
  const look = asConfigured ?? first;
  if (asConfigured === null && (await isUntouched(client, look))) return false;
  const files = await gapFiles(client, repository.id);
  const learned = await learnedNow(client, repository.id, files, before, look);
  const now = [...asKnown(learned, false).filter(({ name }) => !configured.has(name)), ...asKnown(configured, true)];
  const changed = changedNames(before, now);
  const isNew = new Set(look.added);
  const again = files.filter(({ id, names }) => {
    if (isNew.has(id)) return names.some((name) => learned.has(name));
    // After a crash it is not known how they were read last.
    return !isOfThisVersion(repository) || names.some((name) => changed.has(name));
  });
  if (again.length > 0) await storeMacros(client, repository.id, bothOf(before, now));
  const read = await readFilesAgain(context, repository, again, { configured, learned, isNew });
  if (changed.size > 0 || again.length > 0) await storeMacros(client, repository.id, now);
  return read.length > 0 || asConfigured !== null;
}

/**
 * Stored while files are read by them, so that whoever comes after a crash knows of all that may have been read by.
 */
const bothOf = (before: readonly KnownMacro[], now: readonly KnownMacro[]): KnownMacro[] => [
  ...new Map([...before, ...now].map((macro) => [macro.name, macro])).values(),
];

/**
 * Reads the files anew that use macros of which the settings say something else now: as they are read first, without
 * what other files define. Gives the look that comes to; null where the settings say what they said.
 */
async function readAsConfigured(
  context: IndexerContext,
  repository: RepositoryEntry,
  { added, macrosBefore }: FirstLook,
  before: readonly KnownMacro[],
  configured: MacroDictionary,
): Promise<FirstLook | null> {
  const { writer: client } = context;
  const were = before.filter((macro) => macro.configured);
  const now = asKnown(configured, true);
  const names = isOfThisVersion(repository) ? [...changedNames(were, now)] : bothOf(were, now).map(({ name }) => name);
  if (names.length === 0) return null;
  const isNew = new Set(added);
  const using = (await filesUsing(client, repository.id, names)).filter(({ id }) => !isNew.has(id));
  const ids = using.map(({ id }) => id);
  const gone = await macrosOf(client, ids);
  await storeMacros(client, repository.id, bothOf(before, now));
  const macros = { configured: [...configured], learned: [], before: null };
  const read = await rereadFiles(
    context,
    repository,
    using.map(({ id, path, size, modifiedAt }) => ({ id, path, size, modifiedAt, macros, owners: null })),
  );
  return {
    added: [...added, ...read],
    macrosBefore: macrosBefore && { defined: [...macrosBefore.defined, ...gone.defined], asked: true },
  };
}

const asKnown = (macros: MacroDictionary, configured: boolean): KnownMacro[] =>
  [...macros].map(([name, meaning]) => ({ name, meaning, configured }));

/** Most changes concern no macro at all. */
async function isUntouched(client: Queryable, { added, macrosBefore }: FirstLook): Promise<boolean> {
  if (macrosBefore === null || macrosBefore.defined.length > 0 || macrosBefore.asked) return false;
  return (await macrosIn(client, added)).length === 0 && !(await anyHasGaps(client, added));
}

/** What is known by definitions: as before, where nothing that was touched says anything new. */
async function learnedNow(
  client: Queryable,
  repositoryId: number,
  files: readonly GapFile[],
  before: readonly KnownMacro[],
  { added, macrosBefore }: FirstLook,
): Promise<MacroDictionary> {
  const wanted = new Set(files.flatMap(({ names }) => names));
  if (macrosBefore === null) return learnFrom(client, repositoryId, [...wanted]);
  const defined = new Set([...macrosBefore.defined, ...(await macrosIn(client, added))]);
  const isNew = new Set(added);
  const fresh = new Set(files.filter(({ id }) => isNew.has(id)).flatMap(({ names }) => names));
  const open = [...wanted].filter((name) => defined.has(name) || fresh.has(name));
  const kept = before.filter(
    ({ name, configured }) => !configured && wanted.has(name) && !defined.has(name) && !fresh.has(name),
  );
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
  configured: MacroDictionary;
  learned: MacroDictionary;
  /** files that were read without what other files define, just now */
  isNew: ReadonlySet<number>;
}

function readFilesAgain(
  context: IndexerContext,
  repository: RepositoryEntry,
  files: readonly GapFile[],
  { configured, learned, isNew }: Known,
): Promise<number[]> {
  return rereadFiles(
    context,
    repository,
    files.map(({ id, path, size, modifiedAt, names, unread, defines }) => {
      const before = isNew.has(id) ? { names, unread, defines } : null;
      const macros = { configured: [...configured], learned: [...meaningsOf(names, learned)], before };
      return { id, path, size, modifiedAt, macros, owners: null };
    }),
  );
}
