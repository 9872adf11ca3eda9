/** Keys that several symbols of one answer have: those of repositories that have nothing to do with each other. */
interface Keyed {
  keyHash: bigint;
  repositoryId: number;
}

/** Hashes of the keys that symbols of more than one repository have. */
export function sharedKeys(symbols: Iterable<Keyed>): ReadonlySet<bigint> {
  const homes = new Map<bigint, number>();
  const shared = new Set<bigint>();
  for (const { keyHash, repositoryId } of symbols) {
    const home = homes.get(keyHash);
    if (home === undefined) homes.set(keyHash, repositoryId);
    else if (home !== repositoryId) shared.add(keyHash);
  }
  return shared;
}
