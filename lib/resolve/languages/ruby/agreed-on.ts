/** What several places say of one value: a class where all agree that say anything. Pure. */
import type { Inferred } from "./inferred";

/** "other" where one of them is of another class, or of none here. */
export function agreedOn(said: readonly Inferred[]): Inferred {
  const known = said.filter((each) => each !== null);
  const [first = null] = known;
  if (first === null || first === "other") return first;
  return known.every((each) => each !== "other" && each.keyHash === first.keyHash) ? first : "other";
}
