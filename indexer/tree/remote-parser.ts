/**
 * A parser whose trees are made by threads of its own, while this one reads those that are ready: what turns trees
 * into facts is a lot of code, which V8 compiles and optimises for each thread that runs it, and what makes trees is
 * not. Waits block this thread; whoever runs untrusted text ends it, and its threads with it, when it overstays.
 */
import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import type { ParsedLanguage } from "../../lib/contract/vocabulary";
import type { FlatTree, NodeTypes } from "../model";
import { numbered } from "./node-types";
import { ParserBroken, ParseTimeout, type ParseArguments, type ReaderName, type TreeSource } from "./parser";
import { isSame, TreeMaker, type HeardReader, type RemoteTree } from "./remote-tree";
import type { TreeThreadSetup, WantedTree } from "./tree-messages";

/** Bounds V8's own heap in a thread, which holds texts; the parser's memory is bounded by its runtime. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * @param program file of the threads' program, which says a word when it listens
 * @param threads 1 or more
 * @param progress see `newProgress`
 */
export async function createRemoteParser(program: URL, threads: number, progress: Int32Array): Promise<RemoteParser> {
  const readers = new Map<ParsedLanguage, HeardReader>();
  const workers: Worker[] = [];
  const start = async (): Promise<TreeMaker> => {
    const { port1, port2 } = new MessageChannel();
    const maker = new TreeMaker(port1, (reader) => readers.set(reader.language, reader));
    const workerData: TreeThreadSetup = { port: port2, state: maker.state, progress };
    const worker = new Worker(program, { workerData, transferList: [port2], resourceLimits: RESOURCE_LIMITS });
    workers.push(worker);
    await once(worker, "message");
    // from here on it is an error of this thread when one of them fails
    worker.unref();
    return maker;
  };
  const makers = await Promise.all(Array.from({ length: threads }, start));
  return new RemoteParser(makers, readers, workers);
}

export class RemoteParser implements TreeSource {
  private readonly types = new Map<ParsedLanguage, NodeTypes>();
  private readonly trees: RemoteTree[];
  /** what was told of and has no place yet, in the order in which it will be parsed */
  private readonly wanted: WantedTree[] = [];
  /** trees that were asked for and not yet fetched */
  private readonly coming: RemoteTree[] = [];
  /** the tree that its caller reads */
  private read: RemoteTree | null = null;

  constructor(
    private readonly makers: readonly TreeMaker[],
    private readonly readers: ReadonlyMap<ParsedLanguage, HeardReader>,
    private readonly workers: readonly Worker[],
  ) {
    this.trees = makers.flatMap(({ trees }) => trees);
  }

  load(language: ParsedLanguage): Promise<void> {
    if (!this.types.has(language)) {
      for (const maker of this.makers) maker.askToLoad(language);
      const [{ names, fields }] = this.makers.map((maker) => maker.typesOfLoaded());
      this.types.set(language, numbered(names, fields));
    }
    return Promise.resolve();
  }

  ahead(...[text, language, budgetMs, unread]: Required<ParseArguments>): void {
    this.wanted.push({ text, language, budgetMs, unread });
    this.askAhead();
  }

  parse(...[text, language, budgetMs = Infinity, unread = []]: ParseArguments): FlatTree {
    this.read = null;
    const request = { text, language, budgetMs, unread };
    const asked = this.coming.findIndex((tree) => tree.isOf(request));
    const [tree] = asked >= 0 ? this.coming.splice(asked, 1) : [this.ask(request)];
    this.read = tree;
    this.askAhead();
    const failure = tree.fetch(this.typesOf(language));
    if (failure?.failure === "timeout") throw new ParseTimeout(failure.message);
    if (failure) throw new ParserBroken(failure.message);
    return tree;
  }

  readerOf(language: ParsedLanguage): ReaderName {
    return this.readers.get(language)?.reader ?? "cursor";
  }

  readerNote(language: ParsedLanguage): string | null {
    return this.readers.get(language)?.note ?? null;
  }

  /** Ends its threads. */
  async close(): Promise<void> {
    // a thread that is ended while it starts may fail at that
    await Promise.all(this.workers.map((worker) => worker.on("error", () => undefined).terminate()));
  }

  /** One place is left to what is read: it may be parsed in another form. */
  private askAhead(): void {
    while (this.wanted.length > 0 && this.coming.length < this.trees.length - 1)
      this.coming.push(this.ask(this.wanted[0]));
  }

  /** In a free place of the thread that has the least to do. */
  private ask(request: WantedTree): RemoteTree {
    const wanted = this.wanted.findIndex((other) => isSame(other, request));
    if (wanted >= 0) this.wanted.splice(wanted, 1);
    const free = this.trees.filter((tree) => tree !== this.read && !this.coming.includes(tree));
    free.sort((a, b) => a.maker.waiting - b.maker.waiting);
    return free[0].ask(request);
  }

  private typesOf(language: ParsedLanguage): NodeTypes {
    const types = this.types.get(language);
    if (!types) throw new Error(`The grammar for ${language} is not loaded: await load("${language}") first.`);
    return types;
  }
}
