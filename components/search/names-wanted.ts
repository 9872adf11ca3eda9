/** A query that asks for symbols or files by their names: `crane type:symbol repo:game`. Pure. */
import { parseTextQuery, type FoundType, type TextFilter } from "@/lib/contract/text-query";
import { FILE_LANGUAGES } from "@/lib/contract/file-languages";
import type { FileLanguage } from "@/lib/contract/vocabulary";

/** What both finders take. */
export interface NamesInput {
  query: string;
  scope: "all";
  repo?: string;
  lang?: FileLanguage;
  path?: string;
}

export interface NamesWanted {
  type: Exclude<FoundType, "text">;
  input: NamesInput;
  /** Filters that only narrow lines, as they are written. */
  left: string[];
}

/** Null where lines are asked for. */
export function namesWanted(query: string): NamesWanted | null {
  const { pattern, filters, caseSensitive, type } = parseTextQuery(query);
  if (type === null || type === "text") return null;
  const taken = (["repo", "lang", "path"] as const).map((name) =>
    filters.find((filter) => filter.name === name && !filter.negated),
  );
  const [repo, lang, path] = taken.map((filter) => filter?.value);
  const left = filters.filter((filter) => !taken.includes(filter)).map(written);
  return {
    type,
    input: {
      query: pattern.trim(),
      scope: "all",
      repo,
      lang: FILE_LANGUAGES.find((language) => language === lang),
      path,
    },
    left: [...left, ...(caseSensitive === null ? [] : ["case:"])],
  };
}

const written = ({ name, value, negated }: TextFilter): string => `${negated ? "-" : ""}${name}:${value}`;
