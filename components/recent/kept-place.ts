/**
 * A place as the browser keeps it, or a link carries it. Read by hand: every page reads it at its start, and a library
 * that reads any shape would be larger than the page's own code.
 */
import { SYMBOL_KINDS, type SymbolKind } from "@/lib/contract/vocabulary";

export interface KeptPlace {
  /** Begins with `/r/`. */
  url: string;
  name: string;
  /** Null for a file. */
  kind: SymbolKind | null;
  repo: string;
  file: string;
}

/** Whether a value, as JSON gives it, is an object whose fields can be looked at. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether somebody else may have written it, or an older page that kept places in another shape. */
export function isKeptPlace(value: unknown): value is KeptPlace {
  if (!isRecord(value)) return false;
  const { url, name, kind, repo, file } = value;
  const isNamed = [url, name, repo, file].every((text) => typeof text === "string");
  return isNamed && String(url).startsWith("/r/") && (kind === null || isOneOf(SYMBOL_KINDS, kind));
}

export const isOneOf = <Word extends string>(words: readonly Word[], value: unknown): value is Word =>
  (words as readonly unknown[]).includes(value);
