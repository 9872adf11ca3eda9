/** Colours a text, or a piece of one. */
import type { FileLanguage } from "@/lib/contract/vocabulary";
import type { NameClasses } from "./classify-name";
import type { Grammar } from "./grammar";
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
  const grammar = grammars[language];
  let state = stateBefore(lines, grammar);
  return lines.map((text) => {
    const lexed = lexLine(text, state, grammar, names);
    state = lexed.state;
    return { text, runs: lexed.runs };
  });
}

/** A piece of a file may begin within a comment, which a star at the start of its first line tells. */
function stateBefore([first = ""]: readonly string[], { spans }: Grammar): LexState {
  const span = spans.find((each) => each.as === "comment" && each.close === "*/");
  return span !== undefined && /^\s*\*(?:[\s/]|$)/.test(first) ? { span, close: "*/", depth: 1 } : null;
}
