/** Reads what stands in the palette's field: the mode that its first character asks for, filters, and the name wanted. */
import { readFilter, withFilter, type Filter } from "./filters";

/** `#` symbols only, `@` in this file, `:` a line; else symbols and files. */
export type PaletteMode = "all" | "symbols" | "in-file" | "line";

export interface PaletteQuery {
  mode: PaletteMode;
  /** What is left without prefix and filters. */
  text: string;
  /** Filters that are complete: a blank stands behind them. */
  filters: Filter[];
  /** The filter that is still being typed, at the end. */
  pending: { name: string; value: string } | null;
  /** In mode `line`: the place wanted, once it is a number. */
  place: { line: number; column: number | null } | null;
}

const PREFIXES: Readonly<Record<string, PaletteMode>> = { "#": "symbols", "@": "in-file", ":": "line" };

/** The name of a filter cannot be part of a qualified name: one colon only. */
const FILTER = /^([a-z]+):(?!:)(\S*)$/i;

export function parseQuery(input: string): PaletteQuery {
  const start = input.trimStart();
  const mode = PREFIXES[start.charAt(0)] ?? "all";
  const body = mode === "all" ? start : start.slice(1);
  if (mode === "line") return { mode, text: body.trim(), filters: [], pending: null, place: parsePlace(body) };
  if (mode === "in-file") return { mode, text: body.trim(), filters: [], pending: null, place: null };
  return { mode, ...readWords(body), place: null };
}

function readWords(body: string): Pick<PaletteQuery, "text" | "filters" | "pending"> {
  const words = body.split(/\s+/);
  const last = words.length - 1;
  const kept: string[] = [];
  let filters: Filter[] = [];
  let pending: PaletteQuery["pending"] = null;
  words.forEach((word, index) => {
    const [, name, value] = FILTER.exec(word) ?? [];
    const filter = name === undefined ? null : readFilter(name, value);
    const isFilterName = name !== undefined && /^(kind|lang|repo|scope|path)$/i.test(name);
    if (index === last && isFilterName) pending = { name: name.toLowerCase(), value };
    else if (filter !== null) filters = withFilter(filters, filter);
    else kept.push(word);
  });
  return { text: kept.join(" ").trim(), filters, pending };
}

/** `42`, `42:7` or `42,7`. */
function parsePlace(text: string): PaletteQuery["place"] {
  const [, line, column] = /^\s*(\d{1,8})(?:[:,](\d{1,6}))?\s*$/.exec(text) ?? [];
  if (line === undefined || Number(line) < 1) return null;
  return { line: Number(line), column: column === undefined ? null : Math.max(1, Number(column)) };
}

/** Whether a name looks like part of a path: it has a slash, or ends like a file name. */
export const looksLikePath = (text: string): boolean =>
  /[/\\]/.test(text) || (/^[^\s:()]+\.[a-z][a-z0-9]{0,5}$/i.test(text) && !text.endsWith("."));
