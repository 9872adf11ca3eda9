/**
 * Text in, flat tree out. One parser per process or worker, synchronous once a language is loaded.
 *
 * No deadline is kept here: the parser cannot be interrupted from inside, so whoever runs untrusted text runs this in a
 * worker and ends the worker.
 */
import { Parser, type Language, type Tree } from "web-tree-sitter";
import type { LanguageId } from "../../lib/contract/vocabulary";
import type { FlatTree } from "../model";
import { readByCursor } from "./cursor-reader";
import { FlatTreeBuffer } from "./flat-tree-buffer";
import { nodeTypesOf, type GrammarTypes } from "./node-types";
import { loadGrammar, startRuntime } from "./runtime";

/** How trees are read: `heap` is the fast way, `cursor` the sure one. */
export type ReaderName = "heap" | "cursor";

export interface TreeParser {
  /** Must have finished before `parse` is asked for this language. */
  load(language: LanguageId): Promise<void>;
  /**
   * The tree's arrays are reused: it is valid until the next call. Throws `ParserBroken` once the runtime has failed (out
   * of memory): discard the worker then, nothing in this process can parse again.
   */
  parse(text: string, language: LanguageId): FlatTree;
  /** Node type and field numbers of a loaded language. */
  typesOf(language: LanguageId): GrammarTypes;
  readerOf(language: LanguageId): ReaderName;
  /** Why the language's trees are read by `cursor`; null when they are not. */
  readerNote(language: LanguageId): string | null;
}

/** The parser's runtime has failed and every later parse in this process would fail too. */
export class ParserBroken extends Error {
  override readonly name = "ParserBroken";
}

interface LoadedLanguage {
  grammar: Language;
  types: GrammarTypes;
  reader: ReaderName;
  note: string | null;
}

/** Starts the runtime (its heap is capped at 256 MiB) and makes a parser. */
export async function createParser(): Promise<TreeParser> {
  await startRuntime();
  return new WebTreeParser();
}

class WebTreeParser implements TreeParser {
  private readonly parser = new Parser();
  private readonly languages = new Map<LanguageId, LoadedLanguage>();
  private readonly buffer = new FlatTreeBuffer();
  private failure: unknown = null;

  async load(language: LanguageId): Promise<void> {
    if (this.languages.has(language)) return;
    const grammar = await loadGrammar(language);
    const types = nodeTypesOf(grammar);
    this.languages.set(language, { grammar, types, reader: "cursor", note: "the heap reader is not built yet" });
  }

  parse(text: string, language: LanguageId): FlatTree {
    const loaded = this.loaded(language);
    const tree = this.parseTree(text, loaded.grammar);
    try {
      readByCursor(tree, loaded.types, this.buffer);
    } finally {
      tree.delete();
    }
    return this.buffer;
  }

  typesOf(language: LanguageId): GrammarTypes {
    return this.loaded(language).types;
  }

  readerOf(language: LanguageId): ReaderName {
    return this.loaded(language).reader;
  }

  readerNote(language: LanguageId): string | null {
    return this.loaded(language).note;
  }

  private loaded(language: LanguageId): LoadedLanguage {
    const loaded = this.languages.get(language);
    if (loaded === undefined)
      throw new Error(`The grammar for ${language} is not loaded: await load("${language}") first.`);
    return loaded;
  }

  private parseTree(text: string, grammar: Language): Tree {
    if (this.failure !== null) throw new ParserBroken("The parser has failed before.", { cause: this.failure });
    try {
      this.parser.setLanguage(grammar);
      const tree = this.parser.parse(text);
      if (tree === null) throw new Error("The parser gave no tree.");
      return tree;
    } catch (cause) {
      this.failure = cause;
      throw new ParserBroken("The parser failed and cannot be used again in this process.", { cause });
    }
  }
}
