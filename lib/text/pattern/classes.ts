/** The classes that RE2 knows by name, all of ASCII: `\d`, `[:alpha:]`. */
import type { CodePoints } from "./ast";

const range = (text: string): CodePoints => [...text].map((letter) => letter.codePointAt(0) ?? 0);

const DIGIT = range("09");
const SPACE: CodePoints = [9, 10, 12, 13, 32, 32];
const WORD = range("09AZ__az");

/** By the small letter of the escape; the capital one is the complement. */
export const PERL = new Map<string, CodePoints>(Object.entries({ d: DIGIT, s: SPACE, w: WORD }));

export const POSIX = new Map<string, CodePoints>(
  Object.entries({
    alnum: range("09AZaz"),
    alpha: range("AZaz"),
    ascii: [0, 127],
    blank: [9, 9, 32, 32],
    cntrl: [0, 31, 127, 127],
    digit: DIGIT,
    graph: range("!~"),
    lower: range("az"),
    print: range(" ~"),
    punct: range("!/:@[`{~"),
    space: [9, 13, 32, 32],
    upper: range("AZ"),
    word: WORD,
    xdigit: range("09AFaf"),
  }),
);
