"use client";
/** What the dock shows. It outlives the page of a file: opening a usage in another file leaves the list as it is. */
import { useSyncExternalStore } from "react";
import type { Subject } from "./dock-subject";
import type { DockTab } from "./dock-tab";
import { setView, type DockView } from "./dock-view";
import { EVERY_USE } from "./usages/usage-filter";

interface DockState {
  open: boolean;
  tab: DockTab;
  /** Null only while the outline is all that was asked for. */
  subject: Subject | null;
  /** The reader asked for the dock, and it has not taken the focus yet. */
  asked: boolean;
}

const CLOSED: DockState = {
  open: false,
  tab: "usages",
  subject: null,
  asked: false,
};

class DockStore {
  state = CLOSED;
  private listeners = new Set<() => void>();
  private addressRead = false;

  readonly follow = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(next: Partial<DockState>): void {
    this.state = { ...this.state, ...next };
    for (const listener of this.listeners) listener();
  }

  /** True once per load of the page: from then on the dock leads and the address follows. */
  readAddress(): boolean {
    const first = !this.addressRead;
    this.addressRead = true;
    return first;
  }
}

const store = new DockStore();

/** Opens the dock because the reader asks for it. */
export function openDock(tab: DockTab, subject: Subject): void {
  const same = JSON.stringify(subject.asked) === JSON.stringify(store.state.subject?.asked);
  if (!same) setView({ filter: EVERY_USE });
  store.set({ open: true, tab, subject, asked: true });
}
/** Opens the dock on the outline of whatever file is open; a subject stays for the other tabs. */
export const openOutline = (): void => store.set({ open: true, tab: "outline", asked: true });
/** Opens the dock on the places that the reader came through. */
export const openTrail = (): void => store.set({ open: true, tab: "trail", asked: true });
/** Opens the dock as a link has it. The reader did not ask, so the focus stays. */
export function restoreDock(tab: DockTab, subject: Subject | null, { filter, hierarchy }: DockView): void {
  setView({ filter, hierarchy });
  store.set({ open: true, tab, subject });
}
export const showTab = (tab: DockTab): void => store.set({ tab });
export const closeDock = (): void => store.set({ open: false });
/** The dock has the focus that was asked for. */
export const answerDock = (): void => store.set({ asked: false });
export const dockState = (): DockState => store.state;
export const readAddressOnce = (): boolean => store.readAddress();

export const useDock = (): DockState =>
  useSyncExternalStore(
    store.follow,
    () => store.state,
    () => CLOSED,
  );
