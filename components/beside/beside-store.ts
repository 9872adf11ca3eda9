"use client";
/**
 * The second pane: which address it shows, and where it was before. It outlives the page of a file, as the dock does:
 * what the reader opens in the code leaves it as it is.
 */
import { useSyncExternalStore } from "react";
import { keepBeside } from "../code/address-state";
import { focusCode } from "../navigate/focus-code";
import { paneUrlOf } from "./beside-url";

/** Places that Back in the pane can lead to. */
const MOST_PAST = 100;

export interface BesideState {
  /** Null while there is one pane. */
  url: string | null;
  past: readonly string[];
  ahead: readonly string[];
  /** Grows whenever the reader jumps in it. */
  jump: number;
  /** The reader asked for it, and it has not taken the focus yet. */
  asked: boolean;
}

const NONE: BesideState = { url: null, past: [], ahead: [], jump: 0, asked: false };

class BesideStore {
  state = NONE;
  /** Says where the pane's cursor stands, before a link is copied. */
  placed: (() => string) | null = null;
  /** A page with room for it is open. */
  stands = false;
  private listeners = new Set<() => void>();
  private addressRead = false;

  readonly follow = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(next: Partial<BesideState>): void {
    this.state = { ...this.state, ...next };
    keepBeside(this.state.url);
    for (const listener of this.listeners) listener();
  }

  /** True once per load of the page: from then on the pane leads and the address follows. */
  readAddress(): boolean {
    const first = !this.addressRead;
    this.addressRead = true;
    return first;
  }
}

const store = new BesideStore();

/** Shows an address in the second pane because the reader asks for it. */
export function showBeside(url: string): void {
  const next = paneUrlOf(url, location.origin);
  if (next === null) return;
  const { url: now, past, jump } = store.state;
  const left = now === null || now === next ? past : [...past, now].slice(-MOST_PAST);
  store.set({ url: next, past: left, ahead: now === next ? store.state.ahead : [], jump: jump + 1, asked: true });
}

/** Opens the pane as a link has it. The reader did not ask, so the focus stays. */
export const restoreBeside = (url: string): void => store.set({ ...NONE, url });

/** Makes a place the one that Back returns to. */
export const keepInBeside = (url: string): void => {
  if (store.state.url !== null) store.set({ url });
};

/** One step through the pane's own places. False when there is none. */
export function stepBeside(way: "back" | "forward"): boolean {
  const { url, past, ahead, jump } = store.state;
  const next = way === "back" ? past.at(-1) : ahead[0];
  if (url === null || next === undefined) return false;
  const steps =
    way === "back"
      ? { past: past.slice(0, -1), ahead: [url, ...ahead] }
      : { past: [...past, url], ahead: ahead.slice(1) };
  store.set({ url: next, ...steps, jump: jump + 1, asked: true });
  return true;
}

/** The code has the whole width again, and the focus. */
export function closeBeside(): void {
  store.set(NONE);
  focusCode();
}

/** The pane has the focus that was asked for. */
export const answerBeside = (): void => store.set({ asked: false });
/** Whether the page can show a second pane. */
export const besideStands = (): boolean => store.stands;

export function setBesideStands(stands: boolean): void {
  store.stands = stands;
}

export const besideState = (): BesideState => store.state;
export const readBesideOnce = (): boolean => store.readAddress();

/** Makes the address name the place of the pane's cursor: called before a link is copied. */
export function writeBesidePlace(): void {
  if (store.placed !== null) store.set({ url: store.placed() });
}

/** Lets the pane say where its cursor stands. */
export function placeBeside(placed: (() => string) | null): void {
  store.placed = placed;
}

export const useBeside = (): BesideState =>
  useSyncExternalStore(
    store.follow,
    () => store.state,
    () => NONE,
  );
