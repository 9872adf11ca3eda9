/** Types that are written beside the one that counts: `Row & { note: string }`, `Row | Crane`. Scripts only. */
import { TYPED } from "../../format/occurrences-blob";
import { siteOf, type TypeSite, type ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";

/** The next of them; null for the last one, and for a type that is written alone. */
export function besideOf(meaning: ValueType): TypeSite | null {
  const site = siteOf(meaning);
  if (site === null || !RULES[site.file.language].objectLiterals) return null;
  const at = site.file.typedBy.related(site.at, TYPED.extends);
  return at < 0 ? null : { file: site.file, at, isArray: false, call: site.call };
}
