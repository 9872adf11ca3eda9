import type { symbolUsages, Usage } from "../../contract/symbol-usages";
import type { ToolFace } from "./parts/face";
import { placeFace } from "./parts/navigation-face";
import { elsewhere, shortName, type SubjectHead } from "./parts/navigation-text";

const SURE: ReadonlySet<string> = new Set(["precise", "scope", "receiver"]);

const row = ({ role, basis, through, enclosing }: Usage, head: SubjectHead): string => {
  const inside = enclosing === null ? "" : ` in ${shortName(enclosing.qualifiedName, head)}`;
  // what may be meant is told by the list that it stands in
  const known = SURE.has(basis) || basis === "name" ? "" : ` [${basis}]`;
  return `${role}${inside}${through === null ? "" : `, by ${through}`}${known}`;
};

const facts = ({ role, basis, through, enclosing }: Usage): Record<string, unknown> => ({
  role,
  ...(enclosing === null ? {} : { in: enclosing.qualifiedName }),
  ...(through === null ? {} : { through }),
  ...(SURE.has(basis) ? {} : { basis }),
});

/** Uses by path with role and enclosing symbol; possible ones apart. */
export const symbolUsagesFace: ToolFace<typeof symbolUsages> = placeFace(
  { what: "usages", noun: "usage", row, facts },
  (answer) => answer.results,
  (answer) => answer,
  ({ possible }) => possible,
  elsewhere,
);
