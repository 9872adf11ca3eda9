/**
 * Asks a running Fathom as an agent does: tools over MCP, one call after the other until the answer says what was
 * asked.
 */
import { tokensOf } from "../../lib/queries/count-tokens";
import { firstRows, rowsOf, says, type Call, type PlacedFact, type Question } from "./question";

export interface Outcome {
  isSolved: boolean;
  tokens: number;
  calls: number;
  /** rows of all answers, and what is said beside their first lines; absent where nobody counts them */
  rows?: { count: number; tokens: number };
}

/** A question with the lines that it is about. */
export interface Placed {
  question: Question;
  calls: readonly Call[];
  facts: readonly PlacedFact[];
  never: readonly PlacedFact[];
}

/** Rows of an answer by plain words that count. */
const FIRST_ROWS = 5;

export async function askFathom(base: string, { question, calls, facts, never }: Placed): Promise<Outcome> {
  const outcome = { isSolved: false, tokens: 0, calls: 0, rows: { count: 0, tokens: 0 } };
  let seen = "";
  for (const [tool, input] of calls) {
    const text = await callTool(base, tool, input);
    outcome.calls++;
    outcome.tokens += tokensOf(text);
    outcome.rows.count += rowsOf(text);
    outcome.rows.tokens += tokensOf(text.slice(text.indexOf("\n") + 1));
    seen += `\n${question.kind === "plain words" ? firstRows(text, FIRST_ROWS) : text}`;
    if (facts.every((fact) => says(seen, fact)))
      return { ...outcome, isSolved: !never.some((fact) => says(seen, fact)) };
  }
  return outcome;
}

interface ToolAnswer {
  result?: { content: { type: string; text: string }[] };
}

async function callTool(base: string, name: string, input: Record<string, unknown>): Promise<string> {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } };
  const response = await fetch(`${base}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(30_000),
  });
  const body = await response.text();
  const answer = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body) as ToolAnswer;
  return answer.result?.content.map(({ text }) => text).join("\n") ?? "";
}
