/** Which files differ between two looks at a repository. Pure. */

/** Hashes of contents as text, by path. */
export type Contents = ReadonlyMap<string, string>;

export const contentsOf = (files: readonly { path: string; contentHash: Uint8Array }[]): Contents =>
  new Map(files.map(({ path, contentHash }) => [path, Buffer.from(contentHash).toString("hex")]));

/** Paths that were added, changed or removed since. */
export function changesSince(before: Contents, now: Contents): string[] {
  const changed = [...now].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
  return [...changed, ...[...before.keys()].filter((path) => !now.has(path))];
}
