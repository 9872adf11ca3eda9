/**
 * A question that a view asks, in the forms that others ask it in: the address of its answer as JSON, a command for
 * curl, a call over MCP. Pure.
 */
import { queryString } from "@/lib/client/query-string";
import type { Callable } from "@/lib/client/remote";
import { isDefaultTool } from "@/lib/contract/default-tools";
import type { Operation, OperationInput } from "@/lib/contract/operation";

export interface Question {
  /** What it answers, in a word or two. */
  title: string;
  /** Path and query of the answer as JSON. */
  address: string;
  /** `params` of `tools/call`. */
  call: { name: string; arguments: Record<string, unknown> };
}

/** @param input as the view asks, without pages */
export function questionOf<O extends Operation>(
  title: string,
  operation: Callable<O>,
  input: OperationInput<O>,
): Question {
  const fields = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const asked = Object.fromEntries(fields);
  return {
    title,
    address: `${operation.path}${queryString(asked)}`,
    call: { name: operation.name, arguments: asked },
  };
}

/** Quotes are written so that a shell leaves them alone. */
export const curlOf = ({ address }: Question, origin: string): string =>
  `curl '${origin}${address.replaceAll("'", "%27")}'`;

export const mcpOf = ({ call }: Question): string => JSON.stringify(call);

/** Where the tool is offered. */
export const mcpAddress = ({ call: { name } }: Question, origin: string): string =>
  `${origin}/mcp${isDefaultTool(name) ? "" : "?toolset=full"}`;
