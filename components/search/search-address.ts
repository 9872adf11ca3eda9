/** A text search as an address: `/search?q=…`, and after it only what differs from the usual. */

/** How much of a file is shown around a line that matches. */
export const AROUND = [0, 2, 4] as const;
export type Around = (typeof AROUND)[number];

export interface TextSearch {
  /** The query text: what to look for, and filters among the words. */
  query: string;
  regex: boolean;
  case: boolean;
  word: boolean;
  /** the words say what is wanted: symbols by what they mean, in the place of lines */
  meaning: boolean;
  around: Around;
}

const USUAL: Around = 2;
const FLAGS = ["regex", "case", "word", "meaning"] as const;

export function readSearch(params: Pick<URLSearchParams, "get">): TextSearch {
  const lines = params.get("lines");
  return {
    query: params.get("q") ?? "",
    regex: params.get("regex") === "1",
    case: params.get("case") === "1",
    word: params.get("word") === "1",
    meaning: params.get("meaning") === "1",
    around: AROUND.find((each) => String(each) === lines) ?? USUAL,
  };
}

export function writeSearch(search: TextSearch): string {
  const params = new URLSearchParams(search.query === "" ? {} : { q: search.query });
  for (const flag of FLAGS) if (search[flag]) params.set(flag, "1");
  if (search.around !== USUAL) params.set("lines", String(search.around));
  return params.size === 0 ? "/search" : `/search?${params}`;
}
