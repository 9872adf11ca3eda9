"use client";
/**
 * The place inside a file that the address bar names: a symbol and lines. Jumps are entries of the history, so that
 * Back returns from them; choosing lines and scrolling replace the entry.
 */
import { useMemo, useSyncExternalStore } from "react";
import { formatLines, parsePlace, type LineRange } from "./line-hash";

export interface Place {
  /** Key of a symbol. */
  symbol: string | null;
  lines: LineRange | null;
}

const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", tell);
  window.addEventListener("hashchange", tell);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", tell);
    window.removeEventListener("hashchange", tell);
  };
}

const current = (): string => window.location.search + window.location.hash;

/** @param onServer the query string as the server saw it; it never sees the hash */
export function usePlace(onServer: string): Place {
  const address = useSyncExternalStore(watch, current, () => onServer);
  return useMemo(() => placeOf(address), [address]);
}

/** The place in a query string with its hash. */
export function placeOf(address: string): Place {
  const [query, hash] = address.split(/#(.*)/s);
  const parameters = new URLSearchParams(query);
  const bare = [...parameters.keys()].find((name) => parsePlace(name) !== null);
  const lines = hash === undefined ? null : parsePlace(hash);
  return { symbol: parameters.get("symbol"), lines: lines ?? (bare === undefined ? null : parsePlace(bare)) };
}

/** Query string and hash of a place. */
export function addressOf({ symbol, lines }: Place): string {
  const query = symbol === null ? "" : `?symbol=${encodeURIComponent(symbol)}`;
  return `${query}${lines === null ? "" : formatLines(lines)}`;
}

/** Goes to a place of the page that is open. */
export function setPlace(place: Place, how: "jump" | "replace"): void {
  const address = `${window.location.pathname}${addressOf(place)}`;
  if (how === "jump" && address !== window.location.pathname + current()) window.history.pushState(null, "", address);
  else window.history.replaceState(null, "", address);
  tell();
}
