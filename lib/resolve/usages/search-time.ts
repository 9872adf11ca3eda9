/**
 * When a search for uses ends: soon after the page is full, later while it is partly filled, latest while it is empty.
 * A partly filled page is an answer with a next page; an empty one would not be.
 */

/** Milliseconds for an answer with nothing on it. */
const MAX_TIME = 3000;
/** Milliseconds for a page of the usual size that is filled in part; a larger page has more. */
const MAX_PART = 60;
const USUAL_PAGE = 50;
/**
 * Uses for each of these milliseconds that are looked at to the end even so: a whole answer is worth the time that
 * they take.
 */
const FEW = 4;
/** Milliseconds after which a full page ends the search; until then it goes on, to know how many there are in all. */
const PATIENCE = 30;
/** Milliseconds that are too short for another step. */
const SHORTEST = 3;
/** Milliseconds of a step at first: what was not needed of it has kept the answer waiting. */
const STEP = 25;

export interface TimeLimits {
  /** rows of the page that is wanted */
  page?: number;
  /** milliseconds for a page of the usual size that is filled in part */
  part?: number;
  /** milliseconds for which a full page is still counted on */
  patience?: number;
  /** when the search must end at the latest, in `performance.now()` milliseconds */
  deadline?: number;
}

/** How far a search has come. */
interface Progress {
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
  /** milliseconds while this page is filled in part */
  private readonly part: number;
  /** milliseconds for what can hardly hold uses, while it is */
  private readonly rest: number;

  constructor({ page = USUAL_PAGE, part = MAX_PART, deadline = Infinity, patience = PATIENCE }: TimeLimits) {
    const scale = Math.max(1, page / USUAL_PAGE);
    this.part = Math.min(part * scale, MAX_TIME);
    this.rest = Math.max(patience, Math.min(PATIENCE * scale, this.part));
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
    if (candidates <= FEW * this.part) return MAX_TIME;
    if (isUnlikely) return filled > 0 ? this.rest : 2 * this.part;
    return filled > 0 ? this.part : MAX_TIME;
  }
}
