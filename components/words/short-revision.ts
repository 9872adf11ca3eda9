/** A commit as people write it; names of branches and tags stay whole. */
const SHOWN = 7;

export const shortRevision = (revision: string): string =>
  /^[0-9a-f]{8,64}$/i.test(revision) ? revision.slice(0, SHOWN) : revision.slice(0, 100);
