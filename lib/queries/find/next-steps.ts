/** Suggested calls after an answer, ready to be sent: the tool with its arguments. Pure. */
import type { FindCandidate, RoutedTool } from "../../contract/find-code";

/** Calls that one kind of symbol is asked about next, most likely first. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  Type: ["symbol_members", "symbol_inheritors", "symbol_usages"],
  Method: ["symbol_callers", "symbol_declaration", "symbol_implementations"],
};
const OTHERS: readonly string[] = ["symbol_usages", "symbol_declaration"];

/** @param query as it was asked, for what found nothing */
export function nextSteps(tool: RoutedTool, candidates: readonly FindCandidate[], query: string): string[] {
  const [first] = candidates;
  if (first === undefined) return nothingFound(tool, query);
  if (first.symbolKey === null) {
    if (first.kind !== "File" || tool === "file_outline") return [];
    return [call("find_code", { query: `${first.projectName}/${first.fullName}`, intent: "fileOutline" })];
  }
  const tools = (NEXT[first.kind] ?? OTHERS).filter((name) => name !== tool);
  return tools.map((name) => call(name, { key: first.symbolKey }));
}

function nothingFound(tool: RoutedTool, query: string): string[] {
  if (tool === "search_text") return [];
  return [call("find_code", { query, intent: "literalText" })];
}

const call = (tool: string, input: Record<string, unknown>): string => `${tool} ${JSON.stringify(input)}`;
