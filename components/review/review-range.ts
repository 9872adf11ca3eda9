/** Two revisions as an address has them: `BASE...HEAD`. Pure. */
import { reviewUrl } from "@/lib/contract/page-url";

export interface ReviewRange {
  base: string;
  /** null for the folder as it is */
  head: string | null;
}

/** What was last committed, where nothing is said. */
const LATEST = "HEAD";
const BETWEEN = "...";

export function readRange(text: string): ReviewRange {
  const at = text.indexOf(BETWEEN);
  const [base, head] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + BETWEEN.length)];
  return { base: base.trim() || LATEST, head: head.trim() || null };
}

/** The address of the page with one of its symbols open. */
export const rowUrl = (repo: string, { base, head }: ReviewRange, key: string): string =>
  `${reviewUrl(repo, base, head)}&symbol=${encodeURIComponent(key)}`;
