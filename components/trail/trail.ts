/** The reading trail: the places that a reader came through, in order, and the one where the reader is. Pure. */
import { isKeptPlace, isOneOf, isRecord, type KeptPlace } from "../recent/kept-place";

/** Why a place was gone to. */
export const HOW = ["definition", "usage", "implementation", "hierarchy", "call", "search", "link", "opened"] as const;
export type How = (typeof HOW)[number];

/**
 * Its name is that of the symbol that was come for, or that stands around the line; of the file where there is none.
 */
export interface Step extends KeptPlace {
  /** Null for a file as a whole. */
  line: number | null;
  how: How;
}

export interface Trail {
  steps: Step[];
  /** The step where the reader is; -1 while there is none. */
  at: number;
}

export const isStep = (value: unknown): value is Step =>
  isKeptPlace(value) &&
  "line" in value &&
  (value.line === null || Number.isSafeInteger(value.line)) &&
  "how" in value &&
  isOneOf(HOW, value.how);

export const isTrail = (value: unknown): value is Trail =>
  isRecord(value) && Array.isArray(value.steps) && value.steps.every(isStep) && Number.isSafeInteger(value.at);

export const NO_TRAIL: Trail = { steps: [], at: -1 };

/** Steps that are kept; the oldest go first. */
export const MOST_STEPS = 100;

/** The trail after a jump. What was gone back from stays in it: it was read, too. */
export function stepTo({ steps, at }: Trail, step: Step): Trail {
  if (steps.at(at)?.url === step.url && at >= 0) return { steps, at };
  const next = [...steps, step].slice(-MOST_STEPS);
  return { steps: next, at: next.length - 1 };
}

/**
 * The trail after a step back or forward in the browser's history: the reader is at the nearest step of that address.
 * The address of a place that was left names the line that the cursor had: then the file decides.
 */
export function walkTo(trail: Trail, to: Step): Trail {
  const isAt = (step: Step): boolean => step.url === to.url;
  const isIn = (step: Step): boolean => step.repo === to.repo && step.file === to.file;
  const at = nearest(trail, isAt) ?? nearest(trail, isIn);
  return at === null ? stepTo(trail, to) : { steps: trail.steps, at };
}

/** The step back first, then the step forward, and so on outward; where the reader is comes last. */
function nearest({ steps, at }: Trail, fits: (step: Step) => boolean): number | null {
  for (let far = 1; far < steps.length; far++)
    for (const place of [at - far, at + far])
      if (place >= 0 && place < steps.length && fits(steps[place])) return place;
  return at >= 0 && at < steps.length && fits(steps[at]) ? at : null;
}
