/**
 * The side that makes trees: parses what it is asked for, in the order of the requests, into columns that its reader
 * sees. Knows nothing of files. Whoever asks ends the thread when a parse does not end by itself.
 */
import type { MessagePort } from "node:worker_threads";
import type { ParsedLanguage } from "../../lib/contract/vocabulary";
import { FlatTreeBuffer } from "./flat-tree-buffer";
import { ParseTimeout, type TreeParser } from "./parser";
import {
  COUNT,
  LOADING,
  PLACES,
  READY,
  STATE,
  TOLD,
  WORDS,
  type LoadRequest,
  type TreeReply,
  type TreeRequest,
} from "./tree-messages";

export class TreeThread {
  private readonly trees = Array.from({ length: PLACES }, () => new FlatTreeBuffer(SharedArrayBuffer));
  /** the `type` column of each place that the reader knows */
  private readonly told: (Uint16Array | undefined)[] = [];
  private readonly notes = new Map<ParsedLanguage, string | null>();

  /** @param state as `newState` gives it  @param working told with 1 before and -1 after each piece of work */
  constructor(
    private readonly parser: TreeParser,
    private readonly port: MessagePort,
    private readonly state: Int32Array,
    private readonly working: (change: 1 | -1) => void,
  ) {
    let last = Promise.resolve();
    port.on("message", (request: TreeRequest | LoadRequest) => (last = last.then(() => this.answer(request))));
  }

  private async answer(request: TreeRequest | LoadRequest): Promise<void> {
    this.working(1);
    try {
      if ("load" in request) await this.load(request.load);
      else this.parse(request);
    } finally {
      this.working(-1);
    }
  }

  private async load(language: ParsedLanguage): Promise<void> {
    try {
      await this.parser.load(language);
      const { names, fields } = this.parser.typesOf(language);
      this.tell({ place: LOADING, loaded: { names, fields } });
      this.tellReader(LOADING, language);
    } catch (error) {
      this.tell({ place: LOADING, failure: "not loaded", message: messageOf(error) });
    }
    this.set(LOADING, TOLD);
  }

  private parse({ place, text, language, budgetMs, unread }: TreeRequest): void {
    const tree = this.trees[place];
    let told = false;
    try {
      this.parser.parseInto(tree, text, language, budgetMs, unread);
    } catch (error) {
      const failure = error instanceof ParseTimeout ? "timeout" : "broken";
      this.tell({ place, failure, message: messageOf(error) });
      told = true;
    }
    if (this.told[place] !== tree.type) {
      this.told[place] = tree.type;
      this.tell({ place, columns: tree.columns });
      told = true;
    }
    told = this.tellReader(place, language) || told;
    Atomics.store(this.state, place * WORDS + COUNT, tree.count);
    this.set(place, told ? TOLD : READY);
  }

  /** Whether there was something new to say. */
  private tellReader(place: number, language: ParsedLanguage): boolean {
    const note = this.parser.readerNote(language);
    if (this.notes.get(language) === note) return false;
    this.notes.set(language, note);
    this.tell({ place, language, reader: this.parser.readerOf(language), note });
    return true;
  }

  private tell(reply: TreeReply): void {
    this.port.postMessage(reply);
  }

  private set(place: number, standing: number): void {
    Atomics.store(this.state, place * WORDS + STATE, standing);
    Atomics.notify(this.state, place * WORDS + STATE);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
