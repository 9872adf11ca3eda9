/** The words of a symbol's picture, as short as there is room for and in letters that can be drawn. Pure. */
import type { DeclaredSymbol } from "@/lib/contract/symbol-declaration";
import { kindLooks } from "../icons/kind-looks";
import { docText } from "../words/doc-text";
import { kindWord } from "../words/kinds";

export interface CardWords {
  repo: string;
  kind: string;
  colour: (typeof kindLooks)[keyof typeof kindLooks]["colour"];
  name: string;
  /** Size of the name in pixels: a long one has to fit the line. */
  size: number;
  signature: string;
  about: string;
  place: string;
}

const LINE = 1056;
const LARGEST = 84;
const SMALLEST = 36;
/** Share of its size that a letter takes, about. */
const LETTER = 0.58;

export function cardWords({ symbol, kind, repo, file, line, declarations }: DeclaredSymbol): CardWords {
  const name = cut(drawable(symbol), Math.floor(LINE / (SMALLEST * LETTER)));
  const fitting = Math.floor(LINE / (Math.max(name.length, 1) * LETTER));
  const doc = docText(declarations.find((each) => each.doc !== null)?.doc ?? "");
  return {
    repo: cut(drawable(repo), 40),
    kind: kindWord(kind),
    colour: kindLooks[kind].colour,
    name,
    size: Math.min(LARGEST, Math.max(SMALLEST, fitting)),
    signature: cut(drawable(declarations.at(0)?.signature ?? ""), 110),
    about: cut(drawable(doc.split(/\n\s*\n/)[0] ?? ""), 130),
    place: cutStart(drawable(`${file}:${line}`), 72),
  };
}

/** Letters beyond the font's would be fetched from elsewhere. */
const drawable = (text: string): string => text.replace(/\s+/g, " ").replace(/[^\x20-\x7e\u00a1-\u017f–—…“”‘’]/g, "·");

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
const cutStart = (text: string, most: number): string =>
  text.length <= most ? text : `…${text.slice(text.length - most + 1)}`;
