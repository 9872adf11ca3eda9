/** MCP over stateless Streamable HTTP, behind the same guard as REST: the SDK checks neither Host nor Origin. */
import { AsyncLocalStorage } from "node:async_hooks";
import { createMcpHandler } from "mcp-handler";
import { withBoundedBody } from "../http/bounded-body";
import { admit } from "../http/admit";
import { endOf } from "../http/exchange";
import { refuseParameters } from "../http/no-parameters";
import { requestIdOf } from "../http/request-id";
import { allow, refuse } from "../http/respond";
import { sentWhole } from "../http/turns/sent-whole";
import { takeTurn } from "../http/turns/turns";
import { asAppError } from "../queries/as-app-error";
import type { QueryContext } from "../queries/context";
import { contextFor } from "../queries/context-for";
import { VERSION } from "../version";
import { classOfCall } from "./class-of-call";
import { sharingATurn } from "./one-at-a-time";
import { registerTools } from "./register-tools";
import { INSTRUCTIONS } from "./instructions";
import { readToolsets, type Toolset } from "./toolsets/toolset";

/** Largest request that is read, in bytes. */
const MAX_BODY = 1_000_000;

/** What the request that is being answered may see: a handler makes its tools anew for each. */
const asked = new AsyncLocalStorage<QueryContext>();

function askedContext(): QueryContext {
  const context = asked.getStore();
  if (context === undefined) throw new Error("Tools are made within a request.");
  return context;
}

const makeHandler = (toolsets: readonly Toolset[]) =>
  createMcpHandler((server) => registerTools(server, askedContext(), toolsets), {
    serverInfo: { name: "fathom", version: VERSION },
    instructions: INSTRUCTIONS,
    maxSubscriptions: 0,
    telemetry: false,
  });

/** One per combination of sets. */
const handlers = new Map<string, ReturnType<typeof makeHandler>>();

function handlerOf(toolsets: readonly Toolset[]): ReturnType<typeof makeHandler> {
  const id = toolsets.join();
  const handler = handlers.get(id) ?? makeHandler(toolsets);
  handlers.set(id, handler);
  return handler;
}

/**
 * Answers at the MCP endpoint, whatever the method: what it takes is the SDK's to say. `?toolset=` chooses the tools.
 */
export async function handleMcp(request: Request): Promise<Response> {
  const ended = endOf(request);
  try {
    const viewer = await admit(request.headers);
    refuseParameters(request.url, ["toolset"]);
    const toolsets = readToolsets(new URL(request.url).searchParams.get("toolset"));
    const bounded = await withBoundedBody(request, MAX_BODY);
    const context = await contextFor(viewer);
    const name = classOfCall(await bounded.clone().text());
    const turn = await takeTurn(request.headers, viewer, name);
    try {
      const answer = await sharingATurn(() => asked.run(context, () => handlerOf(toolsets)(bounded)));
      return sentWhole(answer, turn, ended);
    } catch (error) {
      turn.end();
      throw error;
    }
  } catch (error) {
    return refuse(asAppError(error), requestIdOf(request.headers));
  }
}

/** Messages are posted; there is no stream to open and no session to end. */
export const mcpOptions = ({ headers }: Request): Response => allow("POST, OPTIONS", requestIdOf(headers));
