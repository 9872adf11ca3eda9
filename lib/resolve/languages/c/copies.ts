/**
 * Definitions of one key in several files: programs of one repository that know nothing of each other, and copies of a
 * library, all of it in one file, beside the library itself. What the file has or includes is meant.
 */
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { groupBy } from "../../facts/group-by";

/** Declarations of one key that are looked at. */
const MAX_SAME = 64;

/** Without those that belong to another program, or to another copy. */
export async function nearestTwins(
  code: CodeIndex,
  file: CodeFile,
  found: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const left = new Set<Declaration>();
  for (const same of groupBy(found, ({ keyHash }) => keyHash).values()) {
    if (same.length > 1 && same.length <= MAX_SAME) for (const d of await elsewhere(code, file, same)) left.add(d);
  }
  return left.size === 0 ? found : found.filter((d) => !left.has(d));
}

/** Of the declarations of one key those that this file has nothing to do with. */
async function elsewhere(code: CodeIndex, file: CodeFile, same: readonly Declaration[]): Promise<Declaration[]> {
  const twins = same.filter(({ role }) => role === "definition");
  if (new Set(twins.map(({ fileId }) => fileId)).size < 2) return [];
  const near = await nearest(code, file, same, twins);
  const far = twins.filter((d) => !near.includes(d));
  if (near.length === 0 || far.length === 0) return [];
  const isOfNear = await seenFrom(code, [file.id, ...near.map(({ fileId }) => fileId)]);
  const isOfFar = await seenFrom(
    code,
    far.map(({ fileId }) => fileId),
  );
  const announced = same.filter((d) => d.role !== "definition" && !isOfNear(d) && isOfFar(d));
  return [...far, ...announced];
}

/** The definitions in this file, else in what it includes, else in files that see what it sees announced. */
async function nearest(
  code: CodeIndex,
  file: CodeFile,
  same: readonly Declaration[],
  twins: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const own = twins.filter((d) => d.fileId === file.id);
  if (own.length > 0) return own;
  const isSeen = await seenFrom(code, [file.id]);
  const included = twins.filter(isSeen);
  if (included.length > 0) return included;
  const announced = same.filter((d) => d.role !== "definition" && isSeen(d));
  const near: Declaration[] = [];
  for (const d of announced.length > 0 ? twins : []) if (announced.some(await seenFrom(code, [d.fileId]))) near.push(d);
  return near;
}

/** Whether a declaration stands in one of these files, or in what they include. */
async function seenFrom(code: CodeIndex, files: readonly number[]): Promise<(d: Declaration) => boolean> {
  const reached = await Promise.all([...new Set(files)].map(async (id) => [id, await code.included(id)] as const));
  return ({ fileId }) => reached.some(([id, includes]) => id === fileId || includes(fileId));
}
