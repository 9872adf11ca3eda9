/**
 * Colours names by what they mean, for the lines in sight: a member in capitals looks like a member, and a local like
 * a local. Until the index has answered, and where it does not know a name, the lexer's colour stays.
 */
import type { SemanticToken } from "@/lib/contract/semantic-tokens";
import { classOfToken } from "../highlight/class-of-token";
import { monaco } from "./monaco";
import type { Editor } from "./use-editor";

/** Lines that are asked for at once. */
const BLOCK = 100;
/** Milliseconds that the lines in sight must stay. */
const REST = 120;

/** Until it is disposed, or the editor shows another text. */
export function showResolvedColours(
  editor: Editor,
  tokensIn: (start: number, end: number) => Promise<readonly SemanticToken[]>,
): monaco.IDisposable {
  const model = editor.getModel();
  const painted = editor.createDecorationsCollection();
  const asked = new Set<number>();
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const colour = async (block: number): Promise<void> => {
    const start = block * BLOCK + 1;
    try {
      const tokens = await tokensIn(start, start + BLOCK - 1);
      if (!gone && editor.getModel() === model && model !== null) painted.append(decorationsOf(tokens, model));
    } catch {
      // Colours are no reason to trouble anybody: these lines are asked for again when they are next in sight.
      asked.delete(block);
    }
  };
  const look = (): void => {
    for (const { startLineNumber, endLineNumber } of editor.getVisibleRanges())
      for (let block = blockOf(startLineNumber); block <= blockOf(endLineNumber); block++)
        if (!asked.has(block)) {
          asked.add(block);
          void colour(block);
        }
  };
  const lookSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, REST);
  };
  lookSoon();
  const scrolling = editor.onDidScrollChange(lookSoon);
  return {
    dispose: () => {
      gone = true;
      clearTimeout(timer);
      scrolling.dispose();
      painted.clear();
    },
  };
}

const blockOf = (line: number): number => Math.floor((line - 1) / BLOCK);

function decorationsOf(tokens: readonly SemanticToken[], model: monaco.editor.ITextModel) {
  return tokens.flatMap((token) => {
    const { line, column, name } = token;
    if (line > model.getLineCount()) return [];
    const text = model.getLineContent(line);
    const as = text.startsWith(name, column - 1) ? classOfToken(token, text.slice(column - 1 + name.length)) : null;
    if (as === null) return [];
    const range = new monaco.Range(line, column, line, column + name.length);
    return [{ range, options: { inlineClassName: `means-${as}` } }];
  });
}
