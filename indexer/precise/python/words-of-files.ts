/** Which name stands at a place of any file that a language server tells of, the library's among them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BoundedMap } from "../../../lib/bounded-map";
import type { DefinedAt } from "../language-server/definitions";

/** Characters of texts that are kept. */
const MAX_KEPT = 64_000_000;
const WORD = /[\p{ID_Start}_][\p{ID_Continue}]*/uy;

export class WordsOfFiles {
  private readonly texts = new BoundedMap<string, readonly string[]>(MAX_KEPT);

  /** Null where no name stands, and in files that cannot be read. */
  readonly at = ({ uri, line, column }: DefinedAt): string | null => {
    WORD.lastIndex = column;
    return WORD.exec(this.lines(uri)[line] ?? "")?.[0] ?? null;
  };

  private lines(uri: string): readonly string[] {
    const known = this.texts.get(uri);
    if (known) return known;
    const text = read(uri);
    const lines = text.split(/\r?\n/);
    this.texts.set(uri, lines, text.length + 1);
    return lines;
  }
}

function read(uri: string): string {
  try {
    return readFileSync(fileURLToPath(uri), "utf8");
  } catch {
    // The server's own library has addresses of another kind.
    return "";
  }
}
