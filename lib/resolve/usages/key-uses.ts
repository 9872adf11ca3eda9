/**
 * Uses of a key of a type without a name, `rows: { width: number }[]`: what rules lead to it, in its own file and in
 * others, and what may mean it. It is no symbol, so no link says them.
 */
import type { FilePlace } from "../../db/read/file-places";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isUnknown } from "../facts/resolution";
import { RULES } from "../languages/registry";
import type { NameResolver } from "../members/name-resolver";
import type { ArgumentUses } from "./argument-uses";

/** Files that are looked through for one key. */
const MAX_FILES = 200;

/**
 * @param at occurrence that declares a name in a file; for one that is no such key nothing is found
 * @param keepFile files whose uses count
 */
export async function usesOfKey(
  { file, at }: { file: CodeFile; at: number },
  { code, resolver }: { code: CodeIndex; resolver: NameResolver },
  keepFile: (place: FilePlace) => boolean,
): Promise<ArgumentUses> {
  if (file.objectOf(at) < 0 || file.uses.local[at] !== at) return { uses: [], incomplete: false };
  const name = file.name(at);
  const { family } = RULES[file.language];
  const near = (await code.uses(name)).filter(
    ({ place }) => place.repositoryId === file.repositoryId && keepFile(place),
  );
  const read = near.slice(0, MAX_FILES).map(({ place }) => place.fileId);
  await code.prefetchFiles(read);
  const found: ArgumentUses["uses"] = [];
  for (const id of new Set([...read, file.id])) {
    const other = await code.file(id);
    if (!other || !family.has(other.language)) continue;
    for (const use of membersNamed(other, name)) {
      const meant = await resolver.occurrence(other, use);
      const { local, parameter } = meant;
      const isOwn = other.id === file.id ? local === at : parameter?.fileId === file.id && parameter.at === at;
      // what is asked of a value of which nothing is known may be this
      const isAsked = other.uses.left[use] >= 0;
      const isOpen = isAsked && (isUnknown(meant) || meant.external?.specifier === null);
      if (isOwn || isOpen) found.push({ file: other, at: use, basis: isOwn ? meant.basis : "name" });
    }
  }
  return { uses: found, incomplete: near.length > MAX_FILES };
}

/** What is asked of a value, or a key of a literal; what the file binds is known by that. */
function membersNamed(file: CodeFile, name: string): number[] {
  const found: number[] = [];
  for (let i = 0; i < file.uses.count; i++)
    if (file.name(i) === name && file.uses.local[i] < 0 && (file.uses.left[i] >= 0 || file.objectOf(i) >= 0))
      found.push(i);
  return found;
}
