"use client";
/**
 * The part of the address that the browser owns: picked lines, the symbol, and what the dock shows. Each jump is an
 * entry of the history; the dock is not, and stays from place to place.
 */
import { useSearchParams } from "next/navigation";
import { useMemo, useSyncExternalStore } from "react";
import { BESIDE_PARAMETER, withBeside } from "../beside/beside-url";
import { DOCK_PARAMETERS } from "../dock/dock-address";
import type { LineAnchor } from "./line-anchor";
import { parseLineRange, writeLineRange } from "./line-range";
import { readRevision } from "./link-revision";
import { ANCHOR_PARAMETERS, readAnchor, writeAnchor } from "./line-anchor-address";

const MOVED = "fathom:address";

function follow(listener: () => void): () => void {
  for (const event of ["hashchange", "popstate", MOVED]) addEventListener(event, listener);
  return () => {
    for (const event of ["hashchange", "popstate", MOVED]) removeEventListener(event, listener);
  };
}

/** `#…` of the address; empty on the server. */
const useHash = (): string =>
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
  return hash !== "" ? hash : linesIn(params);
}

/** `L30:6-30:10`; empty where the query names no lines. */
const linesIn = (params: Pick<URLSearchParams, "keys">): string =>
  [...params.keys()].find((name) => /^L\d/.test(name)) ?? "";

/** The lines of the address as its hash: those of the query go into it, so that they are not lost with the query. */
function hashNow(): string {
  if (location.hash !== "") return location.hash;
  const range = parseLineRange(linesIn(new URLSearchParams(location.search)));
  return range === null ? "" : writeLineRange(range);
}

/** What the link remembers of its lines. Null when it does not. */
export function useLineAnchor(): LineAnchor | null {
  const params = useSearchParams();
  const search = useSyncExternalStore(
    follow,
    () => location.search,
    () => `?${params}`,
  );
  return useMemo(() => readAnchor(new URLSearchParams(search)), [search]);
}

/** The commit that the link names; null when it names none. */
export function useLinkRevision(): string | null {
  const params = useSearchParams();
  return useSyncExternalStore(
    follow,
    () => readRevision(new URLSearchParams(location.search)),
    () => readRevision(params),
  );
}

/** Lets the address remember its lines, so that a link finds them again. */
export function keepAnchor(anchor: LineAnchor): void {
  history.replaceState(null, "", addressOf({ hash: hashNow(), anchor: writeAnchor(anchor) }));
}

/** Tells that the address was changed without an event of the browser's. */
export function announceMove(): void {
  dispatchEvent(new Event(MOVED));
}

/** Makes a line, or a name in it, the place of the entry that is left, so that Back returns to it. */
export function keepPlace(hash: string): void {
  history.replaceState(null, "", addressOf({ hash }));
}

/** Goes to a place of this file. `replace` leaves no entry in the history: for what is not a jump. */
export function moveTo({ symbol, hash }: { symbol: string | null; hash: string }, replace = false): void {
  const url = addressOf({ symbol, hash });
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  announceMove();
}

/** Writes what the dock shows into the address; the place stays. */
export function keepDock(dock: Readonly<Record<string, string>>): void {
  const { hash, search, pathname } = location;
  const now = new URLSearchParams(search);
  const url = addressOf({ symbol: now.get("symbol"), hash: hashNow(), dock, anchor: anchorIn(now) });
  if (url !== `${pathname}${search}${hash}`) history.replaceState(null, "", url);
}

/** Writes the second pane's address into the address of any page; null for one pane. All else in it stays. */
export function keepBeside(beside: string | null): void {
  const { hash, search, pathname } = location;
  const url = `${pathname}${withBeside(search, beside)}${hash}`;
  if (url !== `${pathname}${search}${hash}`) history.replaceState(null, "", url);
}

/** Takes out of the address what was asked for once: a trail that a link brought. */
export function forgetAsked(): void {
  const now = new URLSearchParams(location.search);
  history.replaceState(null, "", addressOf({ symbol: now.get("symbol"), hash: hashNow(), anchor: anchorIn(now) }));
}

/** Whether the address wants inherited members in the outline. Only in the browser. */
export const inheritedAsked = (): boolean => new URLSearchParams(location.search).get(INHERITED) === "1";

export function keepInherited(inherited: boolean): void {
  const now = new URLSearchParams(location.search);
  const url = addressOf({ symbol: now.get("symbol"), hash: hashNow(), anchor: anchorIn(now), inherited });
  history.replaceState(null, "", url);
}

const INHERITED = "inherited";

interface Address {
  /** The outline's switch; as it stands when left out. */
  inherited?: boolean;
  symbol?: string | null;
  hash: string;
  /** The dock's part; what stands in the address now when left out. */
  dock?: Readonly<Record<string, string>>;
  /** Of the lines in the hash; another hash has another. */
  anchor?: Readonly<Record<string, string | null>>;
}

const anchorIn = (params: URLSearchParams): Record<string, string | null> =>
  Object.fromEntries(ANCHOR_PARAMETERS.map((name) => [name, params.get(name)]));

function addressOf(address: Address): string {
  const { symbol = null, hash, dock, anchor = {}, inherited = inheritedAsked() } = address;
  const now = new URLSearchParams(location.search);
  const parts: [string, string | null | undefined][] = [
    ["symbol", symbol],
    ...ANCHOR_PARAMETERS.map((name): [string, string | null | undefined] => [name, anchor[name]]),
    ...DOCK_PARAMETERS.map((name): [string, string | null | undefined] => [
      name,
      dock === undefined ? now.get(name) : dock[name],
    ]),
    [INHERITED, inherited ? "1" : null],
    [BESIDE_PARAMETER, now.get(BESIDE_PARAMETER)],
  ];
  const query = parts.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : [])).join("&");
  return `${location.pathname}${query === "" ? "" : `?${query}`}${hash}`;
}
