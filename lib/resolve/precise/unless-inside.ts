import { NONE_OF } from "../../format/precise-facts";
import type { CodeFile } from "../facts/code-file";
import { unknown, type Resolution } from "../facts/resolution";
import { names } from "./precise-meaning";

/**
 * What rules say of a name whose engine leads to a place that the index has no symbol for: one that its parser did not
 * read. It stands in the repository, so it is not from outside. Where the engine only knows what is not meant, rules
 * answer with the rest.
 */
export function unlessInside({ precise, uses }: CodeFile, i: number, byRules: Resolution): Resolution {
  const targets = precise?.at(uses.line[i], uses.column[i]) ?? [];
  if (!names(targets, NONE_OF)) return byRules.external !== null && targets.length > 0 ? unknown() : byRules;
  const excluded = new Set(targets.map(({ keyHash }) => keyHash));
  const declarations = byRules.declarations.filter((d) => !excluded.has(d.keyHash));
  if (declarations.length === byRules.declarations.length) return byRules;
  return declarations.length > 0 ? { ...byRules, declarations } : unknown();
}
