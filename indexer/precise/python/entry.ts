/** ty, for Python. */
import type { EngineEntry } from "../engine-entry";
import { findTool } from "../tools/find-tool";
import { installFromPip } from "../tools/pip-package";
import { TY } from "./tool";

export const ty = {
  id: "ty",
  title: TY.languages,
  languages: ["python"],
  revision: 1,
  find: (places) => findTool(TY, places),
  install: { name: TY.name, bring: (dataFolder) => installFromPip(TY, dataFolder) },
} satisfies EngineEntry;
