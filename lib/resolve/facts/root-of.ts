/** Where what is written with dots, colons and calls begins: `dock` of `dock.ship().hull`. */
import type { CodeFile } from "./code-file";

/** The name farthest to the left of an occurrence; itself where no name stands there. */
export function rootOf({ uses: { left } }: Pick<CodeFile, "uses">, i: number): number {
  let at = i;
  while (left[at] >= 0) at = left[at];
  return at;
}
