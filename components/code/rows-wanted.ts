/**
 * What coloured rows are drawn from. `#coloured-rows` draws them: on a server at once; in a browser, which has them
 * from the server and soon an editor in their place, with grammars that come when rows have to be drawn anew.
 */
import type { FileLanguage } from "@/lib/contract/vocabulary";
import type { NameClasses } from "../highlight/classify-name";
import type { ColouredLine } from "../highlight/lex-lines";

interface RowsWanted {
  /** Rows are to be drawn: those that the server drew, if any, do not fit. */
  wanted: boolean;
  /** The server drew rows of the same place: they may stand until the colours are there. */
  served: boolean;
  lines: readonly string[];
  /** Lines [start, end), counted from 0. */
  start: number;
  end: number;
  language: FileLanguage | null;
  names: NameClasses;
}

/** Null leaves the rows as the server drew them. */
export type UseColouredRows = (rows: RowsWanted) => readonly ColouredLine[] | null;
