/** go/types, for Go: by a walker of ours. */
import type { EngineEntry } from "../engine-entry";
import { findTool } from "../tools/find-tool";
import { buildWalker } from "./build";
import { GO_WALKER } from "./tool";

export const goTypes = {
  id: "go",
  title: GO_WALKER.languages,
  languages: ["go"],
  revision: 2,
  find: (places) => findTool(GO_WALKER, places),
  install: { name: GO_WALKER.name, bring: buildWalker },
} satisfies EngineEntry;
