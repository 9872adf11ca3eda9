/** One line of code in its colours: text nodes only. */
import type { ColouredLine } from "./lex-lines";

export function ColouredText({ text, runs }: ColouredLine) {
  return runs.map(({ end, as }, index) => {
    const piece = text.slice(index === 0 ? 0 : runs[index - 1].end, end);
    return as === "plain" ? (
      piece
    ) : (
      <span key={end} className={`code-${as}`}>
        {piece}
      </span>
    );
  });
}
