/**
 * The second look at definitions outside of their class: where a file opens namespaces, an owner that is written
 * without them is looked up among the types of the whole repository, and what the file defines is read again as
 * theirs. So it shares the key of its declaration. The same when such a type comes, goes or moves. Files whose owners
 * stand as they are written cost a look into the database.
 */
import { knownMacros } from "../../lib/db/read/macros";
import { gapFiles } from "../../lib/db/read/gap-words";
import { holdersNamed, openingFiles, type OpeningFile, type OpeningScope } from "../../lib/db/read/outside-owners";
import { splitQualified } from "../../lib/format/symbol-key";
import type { RepositoryEntry } from "../../lib/db/admin/repositories";
import type { IndexerContext } from "../context";
import { meaningsOf } from "../mask/gap-words";
import type { MacroDictionary } from "../mask/macro-meanings";
import { rereadFiles } from "../reread-files";
import type { FileTask } from "../workers/messages";
import { chosenQualifier, endsWith, writtenQualifier } from "./choose-owner";

/** Tells whether any file was read again. @param configured macros that the repository's settings explain */
export async function lookForOwners(
  context: IndexerContext,
  repository: RepositoryEntry,
  scope: OpeningScope,
  configured: MacroDictionary,
): Promise<boolean> {
  const files = await openingFiles(context.writer, repository.id, scope);
  if (files.length === 0) return false;
  const lastOf = (qualifier: string) => splitQualified(qualifier).at(-1) ?? "";
  const names = new Set(files.flatMap(({ outside }) => outside.map(({ qualifier }) => lastOf(qualifier))));
  const known = await holdersNamed(context.writer, repository.id, [...names]);
  const again = files.flatMap((file) => {
    const { owners, isChanged } = ownersIn(file, (qualifier) => known.get(lastOf(qualifier)) ?? []);
    return isChanged ? [{ file, owners }] : [];
  });
  if (again.length === 0) return false;
  const macrosOf = await macrosBy(context, repository, configured);
  const read = await rereadFiles(
    context,
    repository,
    again.map(({ file, owners }) => {
      const { id, path, size, modifiedAt } = file;
      return { id, path, size, modifiedAt, macros: macrosOf(id), owners };
    }),
  );
  return read.length > 0;
}

/** What each written owner is to be stored as, and whether that is another text than now. */
function ownersIn(
  { id, imports, outside }: OpeningFile,
  known: (qualifier: string) => Parameters<typeof chosenQualifier>[3],
): { owners: [string, string][]; isChanged: boolean } {
  const scopes = new Map<string, string>();
  // `A` of `A::B` and of `A::B::C` is one: of what the file itself defines as `A::B::C` the text alone is known so far
  const shortestFirst = outside
    .map(({ around, qualifier }) => ({ around, qualifier, written: writtenQualifier(qualifier) }))
    .sort((a, b) => splitQualified(a.written).length - splitQualified(b.written).length);
  const owners: [string, string][] = [];
  let isChanged = false;
  for (const { around, qualifier, written } of shortestFirst) {
    const first = [...around, splitQualified(written)[0]].join(" ");
    const holders = known(written).filter(({ path }) => endsWith(path, splitQualified(written)));
    const others = holders.filter(({ fileId }) => fileId !== id);
    const scope = scopes.get(first);
    const isOwn = scope !== undefined && others.length === 0;
    const told = scope === undefined ? holders : others;
    const chosen = isOwn ? scope + written : chosenQualifier(around, written, imports, told);
    if (chosen !== written && !scopes.has(first)) scopes.set(first, chosen.slice(0, -written.length));
    isChanged ||= chosen !== qualifier;
    if (chosen !== written) owners.push([[...around, written].join(" "), chosen]);
  }
  return { owners, isChanged };
}

/** Macros that a file is read with, as it was before. */
async function macrosBy(
  { writer }: IndexerContext,
  repository: RepositoryEntry,
  configured: MacroDictionary,
): Promise<(fileId: number) => FileTask["macros"]> {
  const learned = (await knownMacros(writer, repository.id)).filter((macro) => !macro.configured);
  const dictionary: MacroDictionary = new Map(learned.map(({ name, meaning }) => [name, meaning]));
  const names = new Map((await gapFiles(writer, repository.id)).map((file) => [file.id, file.names]));
  return (id) => {
    const known = meaningsOf(names.get(id) ?? [], dictionary);
    return configured.size + known.size > 0 ? { configured: [...configured], learned: [...known], before: null } : null;
  };
}
