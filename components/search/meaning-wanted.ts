/** A query that says in plain words what code does: `retry after a delay repo:game lang:cpp`. Pure. */
import { namesWanted, type NamesInput } from "./names-wanted";

export interface MeaningWanted {
  input: NamesInput;
  /** Filters that only narrow lines, as they are written. */
  left: string[];
}

export function meaningWanted(query: string): MeaningWanted {
  // Words and filters are read as those of names are.
  const wanted = namesWanted(`${query} type:symbol`);
  if (wanted === null) return { input: { query: query.trim(), scope: "all" }, left: [] };
  const { input, left } = wanted;
  return { input, left };
}
