/** Files that files include, directly and through others: nearest first, bounded. */

const MAX_INCLUDES = 400;
const MAX_DEPTH = 8;

/** @param targetsOf the files that each of these includes directly */
export async function includedFrom(
  ids: readonly number[],
  targetsOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, readonly number[]>>,
  most = MAX_INCLUDES,
): Promise<ReadonlySet<number>> {
  const seen = new Set<number>();
  let level = ids;
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0 && seen.size < most; depth++) {
    const targets = await targetsOf(level);
    const next: number[] = [];
    for (const from of level) {
      for (const target of targets.get(from) ?? []) {
        if (seen.has(target) || seen.size >= most) continue;
        seen.add(target);
        next.push(target);
      }
    }
    level = next;
  }
  return seen;
}
