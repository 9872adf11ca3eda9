/** MCP over stateless Streamable HTTP, behind the same guard as REST: the SDK checks neither Host nor Origin. */
import { createMcpHandler } from "mcp-handler";
import { env } from "../env";
import { withBoundedBody } from "../http/bounded-body";
import { guardRequest } from "../http/guard-request";
import { refuseParameters } from "../http/no-parameters";
import { requestIdOf } from "../http/request-id";
import { allow, refuse } from "../http/respond";
import { asAppError } from "../queries/as-app-error";
import { serverContext } from "../queries/context";
import { VERSION } from "../version";
import { registerTools } from "./register-tools";

const INSTRUCTIONS =
  "Fathom knows the symbols and files of a whole codebase. Start with search_symbols when you know a name, with find_files when you know a file; " +
  "pass keys of rows on to symbol_declaration. Every answer starts with a verdict line that says whether it is complete.";

/** Largest request that is read, in bytes. */
const MAX_BODY = 1_000_000;

const handler = createMcpHandler((server) => registerTools(server, serverContext()), {
  serverInfo: { name: "fathom", version: VERSION },
  instructions: INSTRUCTIONS,
  maxSubscriptions: 0,
  telemetry: false,
});

/** Answers at the MCP endpoint, whatever the method: what it takes is the SDK's to say. */
export async function handleMcp(request: Request): Promise<Response> {
  try {
    guardRequest(request.headers, env().allowedHosts);
    refuseParameters(request.url);
    return await handler(await withBoundedBody(request, MAX_BODY));
  } catch (error) {
    return refuse(asAppError(error), requestIdOf(request.headers));
  }
}

/** Messages are posted; there is no stream to open and no session to end. */
export const mcpOptions = ({ headers }: Request): Response => allow("POST, OPTIONS", requestIdOf(headers));
