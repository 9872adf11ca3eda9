/**
 * Prints progress: rewritten in place on a terminal, elsewhere a plain line per phase and every ten seconds. Quiet
 * about runs that take no time, such as a saved file.
 */
import type { WriteStream } from "node:tty";
import type { ProgressMessage } from "../../lib/db/admin/index-runs";
import { progressText } from "./progress-text";

const PLAIN_EVERY_MS = 10_000;
const QUIET_MS = 2_000;

interface RunState {
  since: number;
  phase: ProgressMessage["phase"];
  printedAt: number;
}

type Output = Pick<WriteStream, "write"> & { isTTY?: boolean; columns?: number };

export class ProgressPrinter {
  readonly #output: Output;
  readonly #now: () => number;
  readonly #runs = new Map<string, RunState>();
  readonly #waiting = new Set<string>();
  #held: (() => void)[] | undefined = [];
  #lineOpen = false;
  #first = true;

  /** Holds everything back until `begin`. */
  constructor(output: Output, now: () => number = Date.now) {
    this.#output = output;
    this.#now = now;
  }

  /** Prints what was held back, and everything from now on. */
  begin(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const print of held) print();
  }

  /** Repositories that will be looked at one after the other. */
  expect(names: readonly string[]): void {
    this.#later(() => {
      for (const name of names) this.#waiting.add(name);
      if (names.length > 1 && !this.#output.isTTY) this.#output.write(`one after the other: ${names.join(", ")}\n`);
    });
  }

  show(message: ProgressMessage): void {
    const now = this.#now();
    this.#later(() => this.#print(message, now));
  }

  /** A line of its own, above the one that is rewritten. */
  line(text: string): void {
    this.#later(() => {
      this.#output.write(this.#lineOpen ? `\r\x1b[2K${text}\n` : `${text}\n`);
      this.#lineOpen = false;
    });
  }

  /** From now on runs are short ones that follow saved files: only long ones are told. */
  quieten(): void {
    this.#later(() => {
      this.#first = false;
      this.#waiting.clear();
    });
  }

  #later(print: () => void): void {
    if (this.#held) this.#held.push(print);
    else print();
  }

  #print(message: ProgressMessage, now: number): void {
    this.#waiting.delete(message.repository);
    const known = this.#runs.get(message.repository);
    const state = known ?? { since: now, phase: message.phase, printedAt: -Infinity };
    const over = message.phase === "done" || message.phase === "failed";
    if (over) this.#runs.delete(message.repository);
    else this.#runs.set(message.repository, state);
    if (!this.#first && now - state.since < QUIET_MS) return;
    // Nothing to read: what came of it is all there is to tell.
    if (message.filesTotal === 0 && (message.phase === "parse" || message.phase === "link")) return;

    const { isTTY } = this.#output;
    const width = isTTY ? Math.max(20, (this.#output.columns || 80) - 1) : Infinity;
    const text = progressText(message, now - state.since, this.#waiting.size, width);
    const due = !known || over || state.phase !== message.phase || now - state.printedAt >= PLAIN_EVERY_MS;
    state.phase = message.phase;
    if (isTTY) this.#rewrite(text, over);
    else if (due) {
      this.#output.write(`${text}\n`);
      state.printedAt = now;
    }
  }

  #rewrite(text: string, last: boolean): void {
    this.#output.write(`\r\x1b[2K${text}${last ? "\n" : ""}`);
    this.#lineOpen = !last;
  }
}
