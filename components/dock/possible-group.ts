/** The group at the end of a list that holds what is only possible: folded where it is long. Pure. */
import { counted } from "../words/figures";

/** Possible rows are folded above this. */
const FOLD_ABOVE = 20;
const POSSIBLE = "possible";

/**
 * @param size rows in the group
 * @param what one of them is called
 * @param outer rows of the first level, this one counted in
 * @param toggled ids whose folding is the other way round than it would be
 */
export const possibleGroup = (size: number, what: string, outer: number, toggled: ReadonlySet<string>) => ({
  type: "possible" as const,
  id: POSSIBLE,
  level: 1,
  position: outer,
  siblings: outer,
  expanded: toggled.has(POSSIBLE) !== size <= FOLD_ABOVE,
  label: `Possible, ${counted(size, what)}: the name fits, nothing says that it is meant`,
});
