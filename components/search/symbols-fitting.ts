/** Which symbols fit a search for lines: those of its one word. Pure. */
import { parseTextQuery, writeTextQuery } from "@/lib/contract/text-query";
import { parseTerms } from "@/lib/contract/text-terms";
import { namesWanted, type NamesInput } from "./names-wanted";
import type { TextSearch } from "./search-address";

/** A name, with its owner where that is written: `Dock::Open`, `dock.open`. */
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*(?:(?:::|\.|#|->)[\p{L}_$][\p{L}\p{N}_$]*)*$/u;
const SHORTEST = 2;

/** Null where no name is looked for. `query` lists all of them. */
export function symbolsFitting({ query, regex }: TextSearch): { input: NamesInput; query: string } | null {
  const parsed = parseTextQuery(query);
  const rules = parseTerms(parsed.pattern);
  const [term, ...others] = rules?.length === 1 && rules[0].none.length === 0 ? rules[0].all : [];
  const one = rules === null ? parsed.pattern.trim() : term?.regex || others.length > 0 ? "" : (term?.text ?? "");
  const name = one.replace(/[(<].*$/s, "");
  if (regex || name.length < SHORTEST || !NAME.test(name)) return null;
  const asked = writeTextQuery({ ...parsed, pattern: name, type: "symbol" });
  const wanted = namesWanted(asked);
  return wanted === null ? null : { input: wanted.input, query: asked };
}
