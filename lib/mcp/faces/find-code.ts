import { z } from "zod";
import type { FindCandidate, findCode, RoutedTool } from "../../contract/find-code";
import type { Operation, OperationOutput } from "../../contract/operation";
import type { ToolFace } from "./parts/face";
import { sharedFolder } from "./parts/shared-folder";
import { completeness, counted } from "./parts/wording";
import { fileOutlineFace } from "./file-outline";
import { findFilesFace } from "./find-files";
import { searchSemanticFace } from "./search-semantic";
import { searchSymbolsFace } from "./search-symbols";
import { searchTextFace } from "./search-text";
import { symbolAtFace } from "./symbol-at";
import { symbolCallersFace } from "./symbol-callers";
import { symbolHierarchyFace } from "./symbol-hierarchy";
import { symbolImplementationsFace } from "./symbol-implementations";
import { symbolUsagesFace } from "./symbol-usages";

type Answer = OperationOutput<typeof findCode>;
type Data = Answer["data"];

/** A face of whatever operation answered: the router knows it by its name alone. */
interface AnyFace {
  text(result: unknown): string;
  lean(result: unknown): Record<string, unknown>;
}

const faceOf = <O extends Operation>(face: ToolFace<O>): AnyFace => ({
  text: (result) => face.text(result as OperationOutput<O>),
  lean: (result) => face.lean(result as OperationOutput<O>),
});

const ROUTED: Readonly<Record<Exclude<RoutedTool, "search_words">, AnyFace>> = {
  search_symbols: faceOf(searchSymbolsFace),
  search_semantic: faceOf(searchSemanticFace),
  search_text: faceOf(searchTextFace),
  symbol_at: faceOf(symbolAtFace),
  symbol_usages: faceOf(symbolUsagesFace),
  symbol_implementations: faceOf(symbolImplementationsFace),
  symbol_callers: faceOf(symbolCallersFace),
  symbol_hierarchy: faceOf(symbolHierarchyFace),
  file_outline: faceOf(fileOutlineFace),
  find_files: faceOf(findFilesFace),
};

/** What the routed operation says, then how it was chosen and what comes next. */
export const findCodeFace: ToolFace<typeof findCode> = {
  output: z.looseObject({
    success: z.boolean(),
    data: z.looseObject({
      query: z.string(),
      intent: z.string(),
      routedTool: z.string(),
      candidateCount: z.int(),
      candidates: z.array(z.looseObject({ name: z.string(), filePath: z.string(), lineNumber: z.int() })),
      hints: z.looseObject({ nextSteps: z.array(z.string()) }),
    }),
    meta: z.looseObject({ durationMs: z.int(), timedOut: z.boolean() }),
    error: z.looseObject({ code: z.string(), message: z.string() }).nullable(),
  }),
  text({ data, error }) {
    const { routedTool, result, candidates, hints, why } = data;
    const isWhole = routedTool !== "search_words" && result !== null;
    const body = isWhole ? ROUTED[routedTool].text(result) : wordsText(data, error);
    const next = hints.nextSteps.slice(0, candidates.length === 1 ? 2 : 1);
    return `${body}\n[${routedTool}: ${why}]${next.length === 0 ? "" : ` next: ${next.join(" or ")}`}`;
  },
  lean({ success, data, meta, error }) {
    const { result, candidates, routedTool, index: _index, ...rest } = data;
    // Rows that are candidates stand there alone.
    const isTold = routedTool === "search_words" || CANDIDATES_ALONE.has(routedTool) || result === null;
    const own = isTold ? {} : { result: ROUTED[routedTool].lean(result) };
    return { success, data: { ...rest, routedTool, candidates, ...own }, meta, error };
  },
};

/** Tools whose rows are the candidates. */
const CANDIDATES_ALONE: ReadonlySet<RoutedTool> = new Set(["search_symbols", "search_semantic", "find_files"]);

/** Each path once, in the order of its best row. */
function wordsText(data: Data, error: Answer["error"]): string {
  const { candidates, candidateCount, candidateCountIsLowerBound, index } = data;
  const shown =
    candidates.length < candidateCount
      ? `${candidates.length} of ${counted(candidateCount, "symbol")}`
      : counted(candidateCount, "symbol");
  const open = candidateCountIsLowerBound ? "not all files looked at" : completeness(index);
  const head = `symbols for the words of "${data.query.slice(0, 120)}", best first: ${shown}, ${open}`;
  const reason = error === null ? "" : `\n${error.code}: ${error.message}`;
  return `${head}${reason}${rowsOf(candidates)}`;
}

function rowsOf(candidates: readonly FindCandidate[]): string {
  const folder = sharedFolder(candidates.map(({ filePath }) => filePath));
  const places = new Map<string, string>();
  for (const row of candidates) {
    const { filePath, lineNumber, fullName, kind, words = [] } = row;
    // Words that the name says need no second saying.
    const others = words.filter((word) => !fullName.toLowerCase().includes(word));
    const line = `\n  ${lineNumber} ${fullName} ${kind.toLowerCase()}${others.length === 0 ? "" : ` (${others.join(" ")})`}`;
    places.set(filePath, `${places.get(filePath) ?? `\n${filePath.slice(folder.length)}`}${line}`);
  }
  return `${folder === "" || candidates.length === 0 ? "" : `\nin ${folder}`}${[...places.values()].join("")}`;
}
