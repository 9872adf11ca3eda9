/**
 * When a search for uses ends: soon once they fill the page, later while they fill a part of it, last while there are none. A part is an answer,
 * which says that it goes on; nothing is none.
 */

/** Milliseconds for an answer with nothing on it. */
const MAX_TIME = 3000;
/** Milliseconds for a page of the usual size that is filled in part, when very many uses are to be looked at; a larger page has more. */
const MAX_PART = 110;
const USUAL_PAGE = 50;
/** Uses that are looked at to the end even so: a whole answer is worth the time that they take. */
const FEW = 1000;
/** Milliseconds after which a full page ends the search; until then it goes on, to know how many there are in all. */
const PATIENCE = 30;
/** Milliseconds that are too short for another step. */
const SHORTEST = 3;
/** Milliseconds of a step at first: what was not needed of it has kept the answer waiting. */
const STEP = 25;

export interface TimeLimits {
  /** rows of the page that is wanted */
  page?: number;
  /** milliseconds for which a full page is still counted on */
  patience?: number;
  /** when the search must end at the latest, in `performance.now()` milliseconds */
  deadline?: number;
}

/** How far a search has come. */
export interface Progress {
  /** uses that are to be looked at in all */
  candidates: number;
  /** of the page, from 0 to 1 */
  filled: number;
  /** whether what is left can hardly hold uses */
  isUnlikely: boolean;
}

export class SearchTime {
  private readonly started = performance.now();
  private readonly deadline: number;
  private readonly patience: number;
  /** how much more time than the usual this page has */
  private readonly scale: number;

  constructor({ page = USUAL_PAGE, deadline = Infinity, patience = PATIENCE }: TimeLimits) {
    this.scale = Math.max(1, page / USUAL_PAGE);
    this.deadline = Math.min(deadline, this.started + MAX_TIME);
    this.patience = patience;
  }

  /** Milliseconds that the next step may take; null when the search is over. */
  nextStep(progress: Progress): number | null {
    const now = performance.now();
    const spent = now - this.started;
    const mayEndSoon = progress.filled >= 1 || progress.isUnlikely;
    const left = Math.min(this.timeFor(progress) - spent, this.deadline - now);
    if (left < (mayEndSoon ? SHORTEST : 0)) return null;
    // A search that has gone on for long will hardly be ended by the next few uses.
    return mayEndSoon ? left / 2 : Math.min(Math.max(STEP, spent / 2), left);
  }

  private timeFor({ filled, isUnlikely, candidates }: Progress): number {
    if (filled >= 1) return this.patience;
    if (candidates <= FEW) return MAX_TIME;
    const part = Math.min(MAX_PART * this.scale, MAX_TIME);
    if (isUnlikely) return filled > 0 ? Math.max(this.patience, Math.min(PATIENCE * this.scale, part)) : part;
    return filled > 0 ? part : MAX_TIME;
  }
}
