/** How much of the end of each name in a folder is never cut: what tells names apart has to stay. Pure. */

/** Letters of an end that tells names apart. */
const END = 12;
/** Of an end that others have, too: about the extension. The room is for the beginning then. */
const SHARED_END = 6;

/** @param names of one folder @returns letters, name by name */
export function keptEnds(names: readonly string[]): readonly number[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name.slice(-END), (times.get(name.slice(-END)) ?? 0) + 1);
  return names.map((name) => ((times.get(name.slice(-END)) ?? 0) > 1 ? SHARED_END : END));
}
