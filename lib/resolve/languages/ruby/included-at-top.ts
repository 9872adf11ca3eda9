/**
 * The modules that files of a repository include at their top: their methods are those of every object, in all files
 * that are loaded along with such a one. A script of its own includes them for itself.
 */
import { decodeReferencePost, LEFT_KINDS } from "../../../format/reference-post";
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import { CodeIndex } from "../../facts/code-index";
import { isScope, type Declaration } from "../../facts/declaration";
import type { UseRow } from "../../facts/named-uses";
import { RepositoryFact } from "../../facts/repository-fact";
import { isOfRepository } from "../../visibility/of-repository";
import { areRunTogether } from "./of-tests";

/** Files of a repository that include a module at the top, as far as they are read. */
const MAX_FILES = 200;
const WORD = "include";

const included = new RepositoryFact((pool, repositoryId) => findIncluded(new CodeIndex(pool), repositoryId));

type Place = Pick<CodeFile, "id" | "path">;

/** A module, and the files that include it. */
interface Included {
  module: Declaration;
  files: readonly Place[];
}

/** The modules that are included at the top where a file is run. */
export async function includedAtTop(code: CodeIndex, file: CodeFile): Promise<Declaration[]> {
  const all = await code.ofRepository(included, file.repositoryId);
  const isLoaded = await Promise.all(all.map(({ files }) => areLoadedTogether(code, files, file)));
  return all.filter((_each, at) => isLoaded[at]).map(({ module }) => module);
}

/**
 * Whether tests run any of these with the other one, or a file requires both, however far. What a script requires is
 * loaded for many others; a main file beside it speaks for all that it requires.
 */
async function areLoadedTogether(code: CodeIndex, files: readonly Place[], other: Place): Promise<boolean> {
  if (files.some(({ id, path }) => id === other.id || areRunTogether(path, other.path))) return true;
  const ids = files.map(({ id }) => id);
  const [ofFiles, ofOther] = await Promise.all([code.including(ids), code.including([other.id])]);
  // while links are still being read, what anybody requires counts
  if (ofFiles === null || ofOther === null) return code.areIncluded(ids);
  const isBeside = ({ id, path }: Place) => ofOther.has(id) && folderOf(path) === folderOf(other.path);
  return ofFiles.has(other.id) || ofOther.meets(ofFiles) || files.some(isBeside);
}

/** The first folder of a path. */
const folderOf = (path: string): string => path.split("/", 1)[0];

async function findIncluded(code: CodeIndex, repositoryId: number): Promise<readonly Included[]> {
  const rows = (await code.uses(WORD)).filter(({ place }) => place.repositoryId === repositoryId);
  const files = rows.filter((row) => row.place.language === "ruby" && isUsedAtTop(row)).slice(0, MAX_FILES);
  await code.prefetchFiles(files.map(({ place }) => place.fileId));
  const paths = new Map<string, CodeFile[]>();
  for (const { place } of files) {
    const file = await code.file(place.fileId);
    for (const path of file ? takenInAtTop(file) : [])
      if (file) paths.set(path.join("::"), [...(paths.get(path.join("::")) ?? []), file]);
  }
  const found = new Map<string, Included>();
  await code.prefetchNames([...paths.keys()].map(lastOf));
  // `include Yards` and `include Slips`, where Slips is one of the yards' modules
  for (const isWhole of [true, false])
    for (const [path, includers] of paths) {
      const before = [...found.keys()];
      const wanted = new Set(isWhole ? [path] : before.map((each) => `${each}::${path}`));
      const named = (await code.named(lastOf(path))).all;
      const module = named.find((d) => isScope(d.kind) && wanted.has(pathOf(d)) && isOfRepository(d, includers[0]));
      if (!module) continue;
      found.set(pathOf(module), { module, files: includers.map(({ id, path }) => ({ id, path })) });
    }
  return [...found.values()];
}

/** Whether the word is called anywhere outside of classes, modules and methods: a file's row says so, unread. */
const isUsedAtTop = ({ post }: UseRow): boolean =>
  decodeReferencePost(post).some(
    ({ enclosing, left, arity }) => enclosing < 0 && LEFT_KINDS[left] === "none" && arity > 0,
  );

const pathOf = (d: Declaration): string => [...d.owners, d.name].join("::");
const lastOf = (path: string): string => path.split("::").at(-1) ?? path;

/** What is written behind `include` at the top of a file, as paths. */
function takenInAtTop(file: CodeFile): string[][] {
  const { count, left, line, arity, enclosing } = file.uses;
  const found: string[][] = [];
  for (let at = 0; at + 1 < count; at++) {
    const isWord = file.name(at) === WORD && arity[at] > 0 && left[at] === LEFT_CODES.none && enclosing[at] < 0;
    if (!isWord || file.lambdasAround(at).length > 0) continue;
    let last = at + 1;
    while (file.qualifies(last)) last++;
    if (line[last] === line[at]) found.push(Array.from({ length: last - at }, (_, step) => file.name(at + 1 + step)));
  }
  return found;
}
