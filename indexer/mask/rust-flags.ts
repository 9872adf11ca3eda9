/**
 * Sets of flags as macros of Rust declare them: `struct Marks: u16 { const THICK = 1; }`. The language has no such
 * struct; its parser reads the same tokens as an enum: `enum Marks { THICK = 1, }`.
 */
import type { RustToken } from "./rust-tokens";

/** What stands in place of [start, end) for the parser. */
export interface Respelling {
  start: number;
  end: number;
  text: string;
}

/**
 * What is respelled in the brackets of a macro; nothing where it declares no flags. @param open its opening bracket
 */
export function flagsIn(source: string, tokens: readonly RustToken[], open: number): Respelling[] {
  const found: Respelling[] = [];
  for (let at = open + 1; at < tokens[open].partner; at++) {
    if (tokens[at].text !== "struct") continue;
    let body = at + 1;
    while (body < tokens[open].partner && !/^[;{}(]$/.test(tokens[body].text)) body++;
    if (tokens[body].text !== "{" || tokens[body].partner < 0) continue;
    if (!isTyped(source.slice(tokens[at + 1].end, tokens[body].start))) continue;
    found.push(...respelled(tokens, at, body));
    at = tokens[body].partner;
  }
  return found;
}

const isTyped = (text: string): boolean => /^\s*:\s*[\w:]+\s*$/.test(text);

/** @param at the word `struct` @param open the bracket of its body */
function respelled(tokens: readonly RustToken[], at: number, open: number): Respelling[] {
  const [word, name, body] = [tokens[at], tokens[at + 1], tokens[open]];
  const found: Respelling[] = [
    { start: word.start, end: word.end, text: "enum" },
    { start: name.end, end: body.start, text: "" },
  ];
  for (let i = open + 1; i < body.partner; i++) {
    const { text, start, end, partner } = tokens[i];
    if (text === "const" && tokens[i + 1].text === "_") {
      // flags that have no name: all the others of the type
      while (i < body.partner && tokens[i].text !== ";") i++;
      found.push({ start, end: tokens[i].text === ";" ? tokens[i].end : tokens[i].start, text: "" });
    } else if (text === "const") found.push({ start, end, text: "" });
    else if (text === ";") found.push({ start, end, text: "," });
    else if (partner >= 0) i = partner;
  }
  return found;
}
