/** clangd, for C and C++. */
import type { EngineEntry } from "../engine-entry";
import { findTool } from "../tools/find-tool";
import { CLANGD } from "../tools/tool";

export const clangd = {
  id: "clangd",
  languages: ["c", "cpp"],
  revision: 3,
  find: (places) => findTool(CLANGD, places),
} satisfies EngineEntry;
