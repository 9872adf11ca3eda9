/**
 * The total of a list that is read page by page, as far as the pages read so far tell it. No single page counts for
 * all. Pure.
 */

export interface CountedPage {
  counts: Readonly<Record<"proven" | "inferred" | "possible", number>>;
  totalIsLowerBound: boolean;
  results: readonly unknown[];
  next: string | null;
}

export interface KnownTotal {
  /** Proven and inferred together; guesses are never in the sum. */
  sure: number;
  /** There may be more. */
  atLeast: boolean;
  counts: CountedPage["counts"];
}

/** Null while no page is there. */
export function knownTotal(pages: readonly CountedPage[] | undefined): KnownTotal | null {
  const last = pages?.at(-1);
  if (pages === undefined || last === undefined) return null;
  const widest = pages.reduce((most, page) => (sureOf(page) > sureOf(most) ? page : most));
  const listed = pages.reduce((sum, { results }) => sum + results.length, 0);
  // A page that counted everything says what there is; else the last one says whether it came to the end.
  const whole = pages.find(({ totalIsLowerBound }) => !totalIsLowerBound);
  const sure = Math.max(sureOf(whole ?? widest), listed);
  const counts = (whole ?? widest).counts;
  return { sure, counts, atLeast: whole === undefined && (last.next !== null || last.totalIsLowerBound) };
}

const sureOf = ({ counts }: CountedPage): number => counts.proven + counts.inferred;
