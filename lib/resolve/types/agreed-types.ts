/** Of what several places say of one value, what all that say anything agree on. Pure. */
import { siteOf, type ValueType } from "../facts/value-type";

/** Null where none says anything, or two say different things. */
export function agreed(said: readonly (ValueType | null)[]): ValueType | null {
  const known = said.filter((each) => each !== null);
  const [first] = known;
  return first !== undefined && known.every((each) => areSame(first, each)) ? first : null;
}

function areSame(a: ValueType, b: ValueType): boolean {
  if (a.sort === "type" && b.sort === "type") return a.declarations[0]?.keyHash === b.declarations[0]?.keyHash;
  if (a.sort === "object" && b.sort === "object") return a.file.id === b.file.id && a.first === b.first;
  if (a.sort !== "outside" || b.sort !== "outside") return false;
  const [one, other] = [siteOf(a), siteOf(b)];
  return one !== null && other !== null && one.file.name(one.at) === other.file.name(other.at);
}
