/**
 * Which imports a change may lead elsewhere: those of its files, and those elsewhere whose wording may mean what came
 * or went.
 */
import { LANGUAGES } from "../../lib/contract/vocabulary";
import {
  allImports,
  importsLike,
  importsOf,
  importsWithin,
  importsWithWords,
  repositoryRoots,
  type ImportRows,
  type ImportTarget,
} from "../../lib/db/link/link-imports";
import { sourceFiles } from "../../lib/db/link/import-places";
import { storedManifests } from "../../lib/db/link/package-names";
import type { Queryable } from "../../lib/db/pool";
import { affectedWords } from "./affected-imports";
import { marksPackages, PACKAGE_MARKS, resolveImport } from "./import-rules";
import { AllFiles, baseName, type KnownFiles } from "./known-files";
import type { LinkScope } from "./link-scope";
import { NO_MANIFESTS, type RepositoryManifests } from "./manifests";
import { PathIndex } from "./path-index";
import { keptManifests, tellManifests, type Told } from "./tell-manifests";

/** Imports to be looked at. Keeps what the manifests of the repository say where that may have changed. */
export async function concernedImports(client: Queryable, scope: LinkScope): Promise<ImportRows[]> {
  const { fileIds, moved, repositoryId } = scope;
  const own = fileIds === null ? [] : await importsOf(client, fileIds);
  if (fileIds !== null && moved.length === 0 && !scope.manifests) return own;
  const roots = await repositoryRoots(client);
  const root = roots.find(({ id }) => id === repositoryId);
  if (!root) return own;
  const files = await sourceFiles(client, [repositoryId]);
  const before = await keptManifests(client, repositoryId);
  const told = await tellManifests(client, root, files, scope.isNew);
  if (fileIds === null) return allImports(client);
  // Nothing else is there whose imports could mean what came.
  if (scope.isNew && roots.length === 1) return own;
  const paths = files.filter(({ language }) => marksPackages(language)).map(({ path }) => path);
  const now = affectedWords(moved, told.said, paths);
  const then = affectedWords(moved, before, paths);
  const words = [...new Set([...now.words, ...then.words])];
  const again = scope.isNew ? told.repositories.filter((id) => id !== repositoryId) : told.repositories;
  const worded = words.length > 0 ? await importsWithWords(client, words, fileIds) : [];
  return [
    ...own,
    ...(await importsWithin(client, again)),
    ...(await importsLike(client, [...new Set([...now.phrases, ...then.phrases, ...told.phrases])])),
    ...(await thoseThatReach(client, scope, told, files, worded)),
  ];
}

/**
 * Of imports that share a word with what came or went, those that can mean it: from another repository, rules have to
 * ask for one of these paths. A marked package that came or went changes the names of what lies in it, too: then all
 * are looked at.
 */
async function thoseThatReach(
  client: Queryable,
  { repositoryId, moved }: LinkScope,
  { borne }: Told,
  files: readonly ImportTarget[],
  imports: readonly ImportRows[],
): Promise<ImportRows[]> {
  const present = new Set(files.map(({ path }) => path));
  const isWhole = files.every(({ path }) => moved.includes(path)) && moved.length === present.size;
  if (!isWhole && moved.some((path) => PACKAGE_MARKS.has(baseName(path)))) return [...imports];
  const others = [...new Set(imports.map((each) => each.repositoryId))].filter((id) => id !== repositoryId);
  const manifests = await storedManifests<RepositoryManifests>(client, [repositoryId, ...others]);
  const noticing = new NoticingFiles(new AllFiles(placesOf(repositoryId, moved, files)));
  const paths = new PathIndex(noticing, { may: () => true });
  const elsewhere = {
    said: (id: number) => ({ ...NO_MANIFESTS, ...manifests.get(id) }),
    bearing: (name: string) => (borne.has(name) ? [repositoryId] : []),
  };
  return imports.filter((wording) => {
    if (wording.repositoryId === repositoryId) return true;
    const { language } = wording;
    noticing.wasMet = false;
    resolveImport(wording, { id: 0, repositoryId: wording.repositoryId, path: "", language }, paths, elsewhere);
    return noticing.wasMet;
  });
}

/** What came or went, as files; what is gone has the language of any. */
function placesOf(repositoryId: number, moved: readonly string[], files: readonly ImportTarget[]): ImportTarget[] {
  const known = new Map(files.map((file) => [file.path, file]));
  return moved.map((path) => known.get(path) ?? { id: 0, repositoryId, path, language: LANGUAGES[0] });
}

/** Tells whether any file was asked for that is there. */
class NoticingFiles implements KnownFiles {
  wasMet = false;

  constructor(private readonly files: KnownFiles) {}

  at(repositoryId: number, path: string): ImportTarget | undefined {
    const found = this.files.at(repositoryId, path);
    this.wasMet ||= found !== undefined;
    return found;
  }

  endingWith(suffix: string): readonly ImportTarget[] {
    return this.noted(this.files.endingWith(suffix));
  }

  inFolder(suffix: string, ending: string): readonly ImportTarget[] {
    return this.noted(this.files.inFolder(suffix, ending));
  }

  atRoot(repositoryId: number, ending: string): readonly ImportTarget[] {
    return this.noted(this.files.atRoot(repositoryId, ending));
  }

  private noted(files: readonly ImportTarget[]): readonly ImportTarget[] {
    this.wasMet ||= files.length > 0;
    return files;
  }
}
