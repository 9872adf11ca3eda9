/**
 * What the editor shows and Fathom may not have read yet: the texts of open files. Asked only for the word at a place;
 * answers come from the index.
 */
import type { Position } from "vscode-languageserver";

/** More characters than that of one document are not kept: the index has no such file either. */
const MAX_TEXT = 5_000_000;
const WORD = /[\p{L}\p{N}_$]+/gu;

export class OpenDocuments {
  readonly #texts = new Map<string, readonly string[]>();

  open(uri: string, text: string): void {
    if (text.length > MAX_TEXT) this.#texts.delete(uri);
    else this.#texts.set(uri, text.split(/\r\n|\r|\n/));
  }

  close(uri: string): void {
    this.#texts.delete(uri);
  }

  /** A line of an open document; undefined where it is not open or has no such line. */
  line(uri: string, line: number): string | undefined {
    return this.#texts.get(uri)?.[line];
  }

  /** The word that stands at a place or ends there; undefined where nothing is known of the document. */
  wordAt(uri: string, { line, character }: Position): string | undefined {
    const text = this.line(uri, line);
    if (text === undefined) return undefined;
    for (const match of text.matchAll(WORD)) {
      if (match.index <= character && character <= match.index + match[0].length) return match[0];
    }
    return "";
  }
}
