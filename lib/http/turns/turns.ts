/**
 * Whoever asks more than this server can answer is told to come back. Each class of questions has places of its own,
 * so that dear ones never stand before those of a palette. What has no class always answers: probes, figures, signing
 * in, built files.
 */
import type { Operation } from "../../contract/operation";
import { AppError } from "../../errors";
import { asAppError } from "../../queries/as-app-error";
import type { Viewer } from "../../queries/viewer";
import { exchangeOf, whenAborted } from "../exchange";
import { callerOf } from "./caller";
import { FairQueue, type Bounds, type Turn } from "./fair-queue";

/** `quick` ones look something up, `dear` ones look through much; a page asks several, and is drawn. */
export type QuestionClass = "quick" | "dear" | "page";

/**
 * One thread answers, over ten connections to the database: more at once makes nothing quicker. As many wait as are
 * answered within the seconds that one waits.
 */
const BOUNDS: Record<QuestionClass, Bounds> = {
  quick: { atOnce: 8, waiting: 32, longest: 3_000 },
  dear: { atOnce: 4, waiting: 16, longest: 5_000 },
  page: { atOnce: 4, waiting: 16, longest: 5_000 },
};

/** Milliseconds after which the place of a page is free, although whoever opened it still reads. */
const LONGEST_PAGE = 15_000;

const KEY = Symbol.for("fathom.turns");
type Places = Record<QuestionClass, { queue: FairQueue; refused: number }>;
const shared = globalThis as { [KEY]?: Places };

const place = (name: QuestionClass) => ({ queue: new FairQueue(BOUNDS[name]), refused: 0 });

/** On globalThis: Next may load this module more than once. */
const places = (): Places => (shared[KEY] ??= { quick: place("quick"), dear: place("dear"), page: place("page") });

/** What an operation is asked as. */
export const classOf = ({ dear }: Operation): QuestionClass => (dear ? "dear" : "quick");

/**
 * Does `work` when it is this caller's turn. Where it finds the database away, those who wait are told so at once:
 * each of them would wait for it as long again.
 * @throws AppError rate_limited or database_unavailable, and what `work` throws
 */
export async function inTurn<T>(
  headers: Headers,
  viewer: Viewer,
  name: QuestionClass,
  work: () => Promise<T>,
): Promise<T> {
  const turn = await takeTurn(headers, viewer, name);
  try {
    return await work();
  } catch (error) {
    const failure = asAppError(error);
    if (failure.code === "database_unavailable") places()[name].queue.refuseAll(failure);
    throw error;
  } finally {
    turn.end();
  }
}

/**
 * For a page, which is made where nobody sees its end: its turn lasts as long as its answer.
 * @throws AppError rate_limited
 */
export async function pageTurn(headers: Headers, viewer: Viewer): Promise<void> {
  const exchange = exchangeOf(headers);
  if (exchange?.operation !== "page") return;
  const turn = await takeTurn(headers, viewer, "page");
  const timer = setTimeout(() => turn.end(), LONGEST_PAGE);
  whenAborted(exchange.ended, () => {
    clearTimeout(timer);
    turn.end();
  });
}

/**
 * A turn that the caller ends.
 * @throws AppError rate_limited or database_unavailable
 */
export async function takeTurn(headers: Headers, viewer: Viewer, name: QuestionClass): Promise<Turn> {
  const one = places()[name];
  const ended = exchangeOf(headers)?.ended;
  const outcome = await one.queue.take(callerOf(headers, viewer), ended);
  if ("end" in outcome) return outcome;
  if (!ended?.aborted) one.refused++;
  if (outcome.because !== undefined) throw outcome.because;
  const message = "More is asked of this Fathom than it can answer at once.";
  throw new AppError("rate_limited", message, { retryAfter: outcome.seconds });
}

/** What each class is at. */
export function turnFigures(): { name: QuestionClass; answering: number; waiting: number; refused: number }[] {
  const names: QuestionClass[] = ["quick", "dear", "page"];
  return names.map((name) => ({ name, ...places()[name].queue.counts, refused: places()[name].refused }));
}
