/** Repeatable random numbers for property tests: the same seed gives the same run everywhere. */

/** Gives whole numbers of 0 to `below` - 1 (xorshift32). */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
