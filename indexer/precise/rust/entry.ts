/** rust-analyzer, for Rust. It says little without the sources of the standard library. */
import type { EngineEntry } from "../engine-entry";
import { findTool } from "../tools/find-tool";
import { standardLibrary } from "./standard-library";
import { installFromRustup, RUST_ANALYZER } from "./tool";
import { withoutProxies } from "./toolchains";

export const rustAnalyzer = {
  id: RUST_ANALYZER.id,
  title: RUST_ANALYZER.languages,
  languages: ["rust"],
  revision: 9,
  find(places) {
    const found = findTool(RUST_ANALYZER, { ...places, path: withoutProxies(places.path) });
    if ("reason" in found || standardLibrary(found.program) !== null) return found;
    const missing = `${found.program} is there, the standard library's sources (rust-src) are not`;
    return { reason: `Rust: ${missing}; \`npm run engines install ${RUST_ANALYZER.name}\` gets both.` };
  },
  install: { name: RUST_ANALYZER.name, bring: installFromRustup },
} satisfies EngineEntry;
