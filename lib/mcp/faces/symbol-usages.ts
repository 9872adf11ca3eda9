import type { symbolUsages, Usage } from "../../contract/symbol-usages";
import type { ToolFace } from "../face";
import { placeFace } from "../navigation-face";
import { byPath } from "../navigation-text";

/** Possible uses in one text. */
const MAX_POSSIBLE = 20;

const row = ({ role, basis, through, enclosing }: Usage): string => {
  const inside = enclosing === null ? "" : ` in ${enclosing.qualifiedName}`;
  return `${role}${inside}${through === null ? "" : `, by ${through}`}${basis === "scope" || basis === "receiver" ? "" : ` [${basis}]`}`;
};

/** Uses by path with role and enclosing symbol; possible ones apart. */
export const symbolUsagesFace: ToolFace<typeof symbolUsages> = placeFace(
  { what: "usages", noun: "usage", row },
  (answer) => answer.results,
  (answer) => answer,
  ({ possible, counts }) =>
    counts.possible === 0 ? "" : `\npossible (${counts.possible}):${byPath(possible.slice(0, MAX_POSSIBLE), row)}`,
);
