"use client";
/** The trail of this tab of the browser. It survives a reload, and nothing of it is sent. */
import { useSyncExternalStore } from "react";
import { MOST_STEPS, NO_TRAIL, isTrail, stepTo, walkTo, type How, type Step, type Trail } from "./trail";

const KEY = "fathom.trail";
/** Milliseconds in which a jump arrives; what arrives later has another reason. */
const EXPECTED = 15_000;

class TrailStore {
  private trail: Trail | null = null;
  private listeners = new Set<() => void>();
  /** Of the jump that is on its way. */
  private reason: { how: How; until: number } | null = null;
  /** The place that comes next was gone back or forward to, or picked from the trail. */
  walking = false;

  readonly follow = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): Trail => (this.trail ??= kept());

  set(trail: Trail): void {
    this.trail = trail;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(trail));
    } catch {
      // A full or closed storage only costs the trail after a reload.
    }
    for (const listener of this.listeners) listener();
  }

  because(how: How): void {
    this.reason = { how, until: Date.now() + EXPECTED };
  }

  takeReason(): How | null {
    const { reason } = this;
    this.reason = null;
    return reason !== null && Date.now() < reason.until ? reason.how : null;
  }
}

const store = new TrailStore();

function kept(): Trail {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isTrail(read) ? read : NO_TRAIL;
  } catch {
    return NO_TRAIL;
  }
}

/** Says why the place that comes next is gone to. */
export const because = (how: How): void => store.because(how);

/** The place that comes next is one of the trail. */
export function walking(): void {
  store.walking = true;
}

/** The reader is at a place. */
export function arrive(step: Omit<Step, "how">): void {
  const how = store.takeReason();
  const trail = store.now();
  const walked = store.walking;
  store.walking = false;
  const first = trail.steps.length === 0 ? "link" : "opened";
  const next = (walked ? walkTo : stepTo)(trail, { ...step, how: how ?? first });
  if (next.at !== trail.at || next.steps !== trail.steps) store.set(next);
}

/** Goes on from a trail that a link brought, in the place of the one before. */
export function restoreTrail(steps: readonly Step[], here: string): void {
  const last = steps.slice(-MOST_STEPS);
  const at = last.findLastIndex(({ url }) => url === here);
  store.set({ steps: last, at: at < 0 ? last.length - 1 : at });
}

/** Only the place where the reader is stays. */
export function forgetTrail(): void {
  const { steps, at } = store.now();
  store.set({ steps: steps.slice(at, at + 1), at: 0 });
}

export const trailNow = (): Trail => store.now();

export const useTrail = (): Trail => useSyncExternalStore(store.follow, store.now, () => NO_TRAIL);
