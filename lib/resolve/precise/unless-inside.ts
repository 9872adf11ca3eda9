import type { CodeFile } from "../facts/code-file";
import { unknown, type Resolution } from "../facts/resolution";

/**
 * What rules say of a name whose engine leads to a place that the index has no symbol for: one that its parser did not
 * read. It stands in the repository, so it is not from outside.
 */
export function unlessInside({ precise, uses }: CodeFile, i: number, byRules: Resolution): Resolution {
  if (byRules.external === null) return byRules;
  const targets = precise?.at(uses.line[i], uses.column[i]) ?? [];
  return targets.length > 0 ? unknown() : byRules;
}
