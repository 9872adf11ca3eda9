/** Letters typed in a tree lead to the row that begins with them. Pure: the time is handed in. */
import type { TreeRow } from "./tree-row";

/** Milliseconds after which a letter begins anew. */
export const TYPED_MS = 1000;

export interface Typed {
  text: string;
  /** When its last letter came, in milliseconds. */
  at: number;
}

/** Whether a key is a letter of a name, rather than a command. */
export const isLetter = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">) =>
  !altKey && !ctrlKey && !metaKey && [...key].length === 1 && key !== " ";

/** What is typed once this letter is added. */
export function typedWith(before: Typed | null, letter: string, now: number): Typed {
  const goesOn = before !== null && now - before.at < TYPED_MS;
  return { text: (goesOn ? before.text : "") + letter.toLowerCase(), at: now };
}

/**
 * The row that begins with the typed letters, searched from `at` on and then from the start; -1 when there is none.
 * The same letter, typed repeatedly, goes from one row with that letter to the next.
 */
export function rowTyped(rows: readonly TreeRow[], at: number, text: string): number {
  const [first] = text;
  const repeats = text.length > 1 && [...text].every((letter) => letter === first);
  const found = text.length > 1 ? search(rows, at, text) : -1;
  if (found >= 0) return found;
  return text.length === 1 || repeats ? search(rows, at + 1, first) : -1;
}

function search(rows: readonly TreeRow[], from: number, begins: string): number {
  for (let step = 0; step < rows.length; step++) {
    const at = (from + step) % rows.length;
    const { name, label, inert } = rows[at];
    if (inert !== true && (name ?? label).toLowerCase().startsWith(begins)) return at;
  }
  return -1;
}
