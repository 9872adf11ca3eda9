/** Rust, by the language server of rust-analyzer. */
import type { PreciseEngine } from "../port";
import { rustAnalyzer } from "./entry";
import { RustSession } from "./session";

export const rustEngine = {
  ...rustAnalyzer,
  open: (...repository: ConstructorParameters<typeof RustSession>) => new RustSession(...repository),
} satisfies PreciseEngine;
