/** Gives Monaco the same colours that the server's code has: the same lexer, the same names. */
import type { FileLanguage } from "@/lib/contract/vocabulary";
import type { NameClasses } from "../highlight/classify-name";
import { grammars } from "../highlight/grammars";
import { lexLine, type LexState } from "../highlight/lex-line";
import { monaco } from "./monaco";

class State implements monaco.languages.IState {
  constructor(readonly open: LexState) {}
  clone(): State {
    return this;
  }
  equals(other: monaco.languages.IState): boolean {
    if (!(other instanceof State)) return false;
    const [a, b] = [this.open, other.open];
    return a === b || (a !== null && b !== null && a.span === b.span && a.close === b.close && a.depth === b.depth);
  }
}

/**
 * Monaco's id of a language; `plaintext` where there is no grammar.
 * @param slot tells texts of one language apart that are open at the same time, from 0
 */
export const editorLanguage = (language: FileLanguage | null, slot: number): string =>
  language === null ? "plaintext" : `fathom-${language}${slot === 0 ? "" : `-${slot}`}`;

/** Colours texts of an id from now on, with the names of the file that has it. */
export function colourCode(id: string, language: FileLanguage | null, names: NameClasses): monaco.IDisposable {
  if (language === null) return { dispose: () => {} };
  if (!monaco.languages.getLanguages().some((known) => known.id === id)) monaco.languages.register({ id });
  return monaco.languages.setTokensProvider(id, {
    getInitialState: () => new State(null),
    tokenize: (line, state) => {
      const lexed = lexLine(line, state instanceof State ? state.open : null, grammars[language], names);
      const starts = lexed.runs.map(({ as }, index) => ({
        startIndex: index === 0 ? 0 : lexed.runs[index - 1].end,
        scopes: as === "plain" ? "" : as,
      }));
      return { tokens: starts, endState: new State(lexed.state) };
    },
  });
}
