/** Offers the tools of the sets that a client asks for, all read-only. */
import type { McpServer } from "@modelcontextprotocol/server";
import { isDefaultTool } from "../contract/default-tools";
import { operations, type OperationName } from "../operations/registry";
import { AGENT_PACE, type QueryContext } from "../queries/context";
import { registerOperation } from "./operation-tool";
import { BRIEF_TOOLS } from "./toolsets/default/brief";
import { CLANGD_TOOLS } from "./toolsets/clangd/tools";
import type { Toolset } from "./toolsets/toolset";
import { workspaceSymbol } from "./toolsets/workspace/workspace-symbol";

/** The tools of these sets; those of the default one come first. */
export function registerTools(
  server: McpServer,
  context: QueryContext,
  toolsets: readonly Toolset[] = ["default"],
): void {
  const agents = { ...context, pace: AGENT_PACE };
  const isFull = toolsets.includes("full");
  for (const name of Object.keys(operations) as OperationName[]) {
    if (isFull) registerOperation(server, name, agents);
    else if (isDefaultTool(name)) registerOperation(server, name, agents, BRIEF_TOOLS[name]);
  }
  if (toolsets.includes("workspace")) workspaceSymbol.register(server, agents);
  if (toolsets.includes("clangd")) for (const tool of CLANGD_TOOLS) tool.register(server, agents);
}
