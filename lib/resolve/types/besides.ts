/** Types that are written beside the one that counts: `Row & { note: string }`, `Row | Crane`. Scripts only. */
import { TYPED } from "../../format/occurrence-table";
import { siteOf, type TypeSite, type ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";

/** The next of them; null for the last one, and for a type that is written alone. */
export function besideOf(meaning: ValueType): TypeSite | null {
  const site = siteOf(meaning);
  return site && nextBeside(site);
}

/** The same by where one of them is written. */
export function nextBeside({ file, at, call }: TypeSite): TypeSite | null {
  const next = RULES[file.language].objectLiterals ? file.typedBy.related(at, TYPED.extends) : -1;
  return next < 0 ? null : { file, at: next, isArray: false, call };
}
