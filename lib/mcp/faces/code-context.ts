import { z } from "zod";
import type { codeContext, ContextPiece } from "../../contract/code-context";
import type { OperationOutput } from "../../contract/operation";
import { filled } from "../../contract/context-pack";
import { pieceText } from "../../contract/piece-text";
import { leanList, type ToolFace } from "./parts/face";
import { firstLine } from "./parts/navigation-face";
import { completeness, counted, emptiness } from "./parts/wording";

type Answer = OperationOutput<typeof codeContext>;

/** Pieces in their order, each with its place and why it is there; source below it where it has some. */
export const codeContextFace: ToolFace<typeof codeContext> = {
  output: leanList({ name: z.string(), file: z.string(), line: z.int(), key: z.string() }),
  text: (answer) => `${headOf(answer)}${emptiness(answer)}${answer.results.map(pieceText).join("")}`,
  lean: (answer) => ({
    verdict: firstLine(headOf(answer)),
    results: answer.results.map(leanPiece),
    totalMatches: answer.totalMatches,
    next: answer.next,
  }),
  fit(answer, fits) {
    if (fits(answer)) return answer;
    const cost = (piece: ContextPiece): number => pieceText(piece).length;
    const most = answer.results.reduce((sum, piece) => sum + cost(piece), 0);
    let [low, high] = [0, most];
    while (high - low > most / STEPS) {
      const middle = (low + high) / 2;
      if (fits({ ...answer, results: filled(answer.results, middle, cost) })) low = middle;
      else high = middle;
    }
    const results = filled(answer.results, low, cost);
    return results.length === 0 ? null : { ...answer, results };
  },
};

/** How finely a smaller budget is looked for. */
const STEPS = 100;

function headOf({ query, asked, results, totalMatches, index, wordsAlone }: Answer): string {
  const what = asked === "symbol" ? `around ${query.slice(0, 120)}` : `for "${query.slice(0, 120)}"`;
  const sources = results.filter(({ text }) => text !== null).length;
  const how = wordsAlone === null ? "" : `; by words alone: ${wordsAlone}`;
  const shown = `${results.length} of ${counted(totalMatches, "piece")}, ${sources} with source`;
  return `context ${what}, best first: ${shown}, ${completeness(index)}${how}`;
}

const leanPiece = ({
  qualifiedName,
  repo,
  file,
  line,
  endLine,
  key,
  signature,
  doc,
  text,
  reason,
  of,
}: ContextPiece) => ({
  ...{ name: qualifiedName, file: `${repo}/${file}`, line, endLine, key, reason },
  ...(of !== null && { of }),
  ...(text === null ? { signature, ...(doc !== null && { doc }) } : { text }),
});
