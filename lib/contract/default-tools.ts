/** The operations that /mcp offers by itself; the others are offered with `?toolset=full`. */

export const DEFAULT_TOOLS = [
  "find_code",
  "symbol_at",
  "symbol_declaration",
  "symbol_usages",
  "symbol_callers",
  "symbol_inheritors",
  "symbol_implementations",
  "symbol_members",
  "search_text",
  "read_file",
] as const;
export type DefaultTool = (typeof DEFAULT_TOOLS)[number];

export const isDefaultTool = (name: string): name is DefaultTool => DEFAULT_TOOLS.some((tool) => tool === name);
