/** A thread that makes trees, and the trees that stand in its places, as the thread sees them that reads them. */
import { receiveMessageOnPort, type MessagePort } from "node:worker_threads";
import type { ParsedLanguage } from "../../lib/contract/vocabulary";
import type { FlatTree, NodeTypes } from "../model";
import { FlatTreeBuffer, NO_TYPES, type TreeColumns } from "./flat-tree-buffer";
import {
  ASKED,
  COUNT,
  LOADING,
  newState,
  PLACES,
  STATE,
  TOLD,
  WORDS,
  type TreeReply,
  type TreeRequest,
  type WantedTree,
} from "./tree-messages";

/** How another thread reads the trees of a language. */
export type HeardReader = Extract<TreeReply, { note: unknown }>;
type Failure = Extract<TreeReply, { failure: unknown }>;

/** One thread that makes trees. */
export class TreeMaker {
  readonly state = newState();
  readonly trees = Array.from({ length: PLACES }, (_, place) => new RemoteTree(this, place));
  private readonly failures: (Failure | undefined)[] = [];
  private loaded: Pick<NodeTypes, "names" | "fields"> | undefined;

  /** @param heard called when it is said how trees of a language are read */
  constructor(
    private readonly port: MessagePort,
    private readonly heard: (reader: HeardReader) => void,
  ) {}

  /** Trees that are asked for and not yet made. */
  get waiting(): number {
    return this.trees.filter(({ place }) => Atomics.load(this.state, place * WORDS + STATE) === ASKED).length;
  }

  askToLoad(language: ParsedLanguage): void {
    this.asked(LOADING);
    this.port.postMessage({ load: language });
  }

  /** What the language that it was asked to load calls its nodes. Throws when it could not be loaded. */
  typesOfLoaded(): Pick<NodeTypes, "names" | "fields"> {
    const failure = this.wait(LOADING);
    if (failure || !this.loaded) throw new Error(failure?.message ?? "A grammar was not loaded.");
    return this.loaded;
  }

  ask(request: TreeRequest): void {
    this.asked(request.place);
    this.port.postMessage(request);
  }

  /** Nodes of the tree that stands in a place. */
  count(place: number): number {
    return Atomics.load(this.state, place * WORDS + COUNT);
  }

  private asked(place: number): void {
    Atomics.store(this.state, place * WORDS + STATE, ASKED);
  }

  /** Until what was asked of the place is done; blocks this thread. The failure, if it is one. */
  wait(place: number): Failure | undefined {
    const at = place * WORDS + STATE;
    while (Atomics.load(this.state, at) === ASKED) Atomics.wait(this.state, at, ASKED);
    if (Atomics.load(this.state, at) === TOLD) this.listen();
    const failure = this.failures[place];
    this.failures[place] = undefined;
    return failure;
  }

  private listen(): void {
    for (let said = receiveMessageOnPort(this.port); said; said = receiveMessageOnPort(this.port)) {
      const reply = said.message as TreeReply;
      if ("loaded" in reply) this.loaded = reply.loaded;
      else if ("columns" in reply) this.trees[reply.place].take(reply.columns);
      else if ("failure" in reply) this.failures[reply.place] = reply;
      else this.heard(reply);
    }
  }
}

const NONE = new FlatTreeBuffer().columns;

/** Whether the same tree is asked for. */
export const isSame = (a: WantedTree, b: WantedTree): boolean => a.text === b.text && a.language === b.language;

/** A place of a thread's, and the tree that was last asked for there. */
export class RemoteTree implements FlatTree {
  types: NodeTypes = NO_TYPES;
  count = 0;
  type = NONE.type;
  field = NONE.field;
  start = NONE.start;
  end = NONE.end;
  parent = NONE.parent;
  next = NONE.next;
  /** what was asked for and not yet fetched; null otherwise */
  private asked: WantedTree | null = null;

  constructor(
    readonly maker: TreeMaker,
    readonly place: number,
  ) {}

  take(columns: TreeColumns): void {
    Object.assign(this, columns);
  }

  ask(request: WantedTree): this {
    this.asked = request;
    this.maker.ask({ place: this.place, ...request });
    return this;
  }

  isOf(request: WantedTree): boolean {
    return this.asked !== null && isSame(this.asked, request);
  }

  /** The tree that was asked for, complete; blocks this thread until it is. */
  fetch(types: NodeTypes): Failure | undefined {
    this.asked = null;
    const failure = this.maker.wait(this.place);
    this.types = types;
    this.count = this.maker.count(this.place);
    return failure;
  }
}
