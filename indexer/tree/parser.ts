/**
 * Text in, flat tree out. One parser per process or worker, synchronous once a language is loaded.
 *
 * The time budget of `parse` is kept as well as the parser allows, which is not always: whoever runs untrusted text
 * runs this in a worker, and ends a worker that overstays.
 */
import { Parser, type Language, type Tree } from "web-tree-sitter";
import type { ParsedLanguage } from "../../lib/contract/vocabulary";
import type { FlatTree } from "../model";
import { readByCursor } from "./cursor-reader";
import { FlatTreeBuffer } from "./flat-tree-buffer";
import { nodeTypesOf, type GrammarTypes } from "./node-types";
import { chooseReader, heapFailure, type ReaderChoice } from "./reader-choice";
import { loadGrammar, startRuntime } from "./runtime";
import { sampleOf } from "./grammars";
import { rangesOutside } from "./unread-parts";

/** How trees are read: `heap` is the fast way, `cursor` the sure one. */
export type ReaderName = "heap" | "cursor";

/** What is parsed: within how many milliseconds, and without which parts (see `unreadParts`). */
export type ParseArguments = [text: string, language: ParsedLanguage, budgetMs?: number, unread?: readonly number[]];

export interface TreeSource {
  /** Must have finished before `parse` is asked for this language. */
  load(language: ParsedLanguage): Promise<void>;
  /** Tells of a parse that will be asked for soon: where another thread makes the trees, it is begun. */
  ahead(...asked: Required<ParseArguments>): void;
  /**
   * The tree's arrays are reused: it is valid until the next call. Throws `ParseTimeout` when `budgetMs` milliseconds
   * were not enough, and can go on with other files. Throws `ParserBroken` once the runtime has failed (out of
   * memory): discard the worker then, nothing in this process can parse again.
   */
  parse(...asked: ParseArguments): FlatTree;
  readerOf(language: ParsedLanguage): ReaderName;
  /** Why the language's trees are read by `cursor`; null when they are not. */
  readerNote(language: ParsedLanguage): string | null;
}

/** The parser of this thread. */
export interface TreeParser extends TreeSource {
  /** As `parse`, with a tree of the caller's. */
  parseInto(tree: FlatTreeBuffer, ...asked: ParseArguments): void;
  /** Node type and field numbers of a loaded language. */
  typesOf(language: ParsedLanguage): GrammarTypes;
}

/** The parser's runtime has failed and every later parse in this process would fail too. */
export class ParserBroken extends Error {
  override readonly name = "ParserBroken";
}

/** This file took too long; the parser is fit for the next one. */
export class ParseTimeout extends Error {
  override readonly name = "ParseTimeout";
}

const BROKEN = "The parser failed (its memory may have run out) and cannot be used again in this process.";

interface LoadedLanguage extends ReaderChoice {
  grammar: Language;
  types: GrammarTypes;
}

/**
 * Starts the runtime (its heap is capped at 256 MiB) and makes a parser. @param clock milliseconds, for time budgets
 */
export async function createParser(clock = (): number => performance.now()): Promise<TreeParser> {
  return new WebTreeParser(await startRuntime(), clock);
}

class WebTreeParser implements TreeParser {
  private readonly parser = new Parser();
  private readonly languages = new Map<ParsedLanguage, LoadedLanguage>();
  private readonly buffer = new FlatTreeBuffer();
  private failure: unknown = null;

  constructor(
    private readonly memory: WebAssembly.Memory,
    private readonly clock: () => number,
  ) {}

  async load(language: ParsedLanguage): Promise<void> {
    if (this.languages.has(language)) return;
    const grammar = await loadGrammar(language);
    const types = nodeTypesOf(grammar);
    const choice = chooseReader(this.parser, grammar, types, this.memory, sampleOf(language));
    this.languages.set(language, { grammar, types, ...choice });
  }

  ahead(): void {}

  parse(...asked: ParseArguments): FlatTree {
    this.parseInto(this.buffer, ...asked);
    return this.buffer;
  }

  parseInto(into: FlatTreeBuffer, ...[text, language, budgetMs = Infinity, unread = []]: ParseArguments): void {
    const loaded = this.loaded(language);
    if (this.failure !== null) throw new ParserBroken(BROKEN, { cause: this.failure });
    try {
      const tree = this.parseWithin(budgetMs, text, loaded.grammar, unread);
      try {
        this.read(tree, loaded, into);
      } finally {
        tree.delete();
      }
    } catch (cause) {
      if (cause instanceof ParseTimeout) throw cause;
      this.failure = cause;
      throw new ParserBroken(BROKEN, { cause });
    }
  }

  typesOf(language: ParsedLanguage): GrammarTypes {
    return this.loaded(language).types;
  }

  readerOf(language: ParsedLanguage): ReaderName {
    return this.loaded(language).heap === null ? "cursor" : "heap";
  }

  readerNote(language: ParsedLanguage): string | null {
    return this.loaded(language).note;
  }

  private loaded(language: ParsedLanguage): LoadedLanguage {
    const loaded = this.languages.get(language);
    if (loaded === undefined) {
      throw new Error(`The grammar for ${language} is not loaded: await load("${language}") first.`);
    }
    return loaded;
  }

  /** Broken code can take minutes in a few grammars. Asking for the time costs nothing that can be measured. */
  private parseWithin(budgetMs: number, text: string, grammar: Language, unread: readonly number[]): Tree {
    const deadline = this.clock() + budgetMs;
    const progressCallback = (): boolean => this.clock() > deadline;
    const tree = this.parser.setLanguage(grammar).parse(text, null, {
      progressCallback,
      includedRanges: rangesOutside(text, unread),
    });
    if (tree !== null) return tree;
    // else the next parse would go on where this one was stopped
    this.parser.reset();
    throw new ParseTimeout(`Parsing took longer than ${budgetMs} ms.`);
  }

  /** A failed heap walk costs its language the fast reader, from this file on. */
  private read(tree: Tree, loaded: LoadedLanguage, into: FlatTreeBuffer): void {
    if (loaded.heap !== null) {
      try {
        loaded.heap.read(tree, into);
        return;
      } catch (error) {
        loaded.heap = null;
        loaded.note = heapFailure(error);
      }
    }
    readByCursor(tree, loaded.types, into);
  }
}
