/** ty, for Python. */
import type { EngineEntry } from "../engine-entry";
import { findTool } from "../tools/find-tool";
import { TY } from "../tools/tool";

export const ty = {
  id: "ty",
  languages: ["python"],
  revision: 1,
  find: (places) => findTool(TY, places),
} satisfies EngineEntry;
