/** Colours a whole text, up to a number of lines. */
import type { FileLanguage } from "@/lib/contract/vocabulary";
import type { NameClasses } from "./classify-name";
import { grammars } from "./grammars";
import { lexLine, type LexState, type Run } from "./lex-line";

export interface ColouredLine {
  text: string;
  runs: Run[];
}

/** @param language null for a text without colours */
export function colourLines(
  lines: readonly string[],
  language: FileLanguage | null,
  names: NameClasses,
): ColouredLine[] {
  if (language === null) return lines.map((text) => ({ text, runs: [{ end: text.length, as: "plain" }] }));
  let state: LexState = null;
  return lines.map((text) => {
    const lexed = lexLine(text, state, grammars[language], names);
    state = lexed.state;
    return { text, runs: lexed.runs };
  });
}
