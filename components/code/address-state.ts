"use client";
/** The part of the address that the browser owns: picked lines and the symbol. Each jump is an entry of the history. */
import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";

const MOVED = "fathom:address";

function follow(listener: () => void): () => void {
  for (const event of ["hashchange", "popstate", MOVED]) addEventListener(event, listener);
  return () => {
    for (const event of ["hashchange", "popstate", MOVED]) removeEventListener(event, listener);
  };
}

/** `#…` of the address; empty on the server. */
export const useHash = (): string =>
  useSyncExternalStore(
    follow,
    () => location.hash,
    () => "",
  );

/** `?symbol=` of the address. Read from the browser itself: on a step back the router is later than the page. */
export function useSymbolKey(): string | null {
  const params = useSearchParams();
  return useSyncExternalStore(
    follow,
    () => new URLSearchParams(location.search).get("symbol"),
    () => params.get("symbol"),
  );
}

/** Lines that are asked for: the hash, or `?L30:6-30:10` as other tools write it. */
export function useAskedLines(): string {
  const hash = useHash();
  const params = useSearchParams();
  return hash !== "" ? hash : ([...params.keys()].find((name) => /^L\d/.test(name)) ?? "");
}

/** Makes a line the place of the entry that is left, so that Back returns to it. */
export function keepPlace(line: number): void {
  history.replaceState(null, "", `${location.pathname}#L${line}`);
}

/** Goes to a place of this file. `replace` leaves no entry in the history: for what is not a jump. */
export function moveTo({ symbol, hash }: { symbol: string | null; hash: string }, replace = false): void {
  const query = symbol === null ? "" : `?symbol=${encodeURIComponent(symbol)}`;
  const url = `${location.pathname}${query}${hash}`;
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  dispatchEvent(new Event(MOVED));
}
