/** What a tool gives back: text for the reader, beside it the same facts for programs; or why it could not. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import { type AppError, ERROR_KINDS } from "../errors";
import { asAppError } from "../queries/as-app-error";
import { inOrder } from "./one-at-a-time";
import { withinBudget } from "./within-budget";

/** What a call may do, in the words of a tool: tables of codes speak of addresses. */
const HINTS: Partial<Record<AppError["code"], string>> = {
  invalid_input: "Correct the named parameter.",
  no_such_file: "find_code with intent=fileOutline and a part of the path finds files by name.",
  no_such_repository: "Leave `repo` out to ask about every repository.",
  index_in_progress: "Ask again in a few seconds.",
};

/** @param budget tokens that the text may take; no limit without one */
export function toolResult(text: string, structuredContent: Record<string, unknown>, budget?: number): CallToolResult {
  return { content: [{ type: "text", text: withinBudget(text, budget) }], structuredContent };
}

/** Runs a tool; a failure becomes an answer that says what to do. */
export async function answerOrRefuse(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await inOrder(work);
  } catch (error) {
    return failureOf(asAppError(error));
  }
}

function failureOf({ code, message, hint }: AppError): CallToolResult {
  const isTables = hint === ERROR_KINDS[code].hint;
  const said = isTables ? (HINTS[code] ?? hint) : hint;
  return {
    content: [{ type: "text", text: `${code}: ${message}\n${said}` }],
    structuredContent: { error: { code, message, hint: said }, timedOut: code === "deadline_exceeded" },
    isError: true,
  };
}
