/** Calls on calls, `$a->b()->c()…`: each needs the one before, and a question goes only so far. */
import type { CodeFile } from "../facts/code-file";

/** Shorter ones are decided within one question. */
const SHORT = 8;
const MAX_LINKS = 400;

/** What stands left of a name and left of that, the outermost first; none where that is short. */
export function longChainBefore({ uses }: CodeFile, i: number): readonly number[] {
  const before: number[] = [];
  for (let at = uses.left[i]; at >= 0 && before.length < MAX_LINKS; at = uses.left[at]) before.push(at);
  return before.length > SHORT ? before.reverse() : [];
}
