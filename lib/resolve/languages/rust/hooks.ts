/**
 * What data cannot say of Rust: paths lead from module to module, macros have names of their own, and methods stand in
 * blocks of traits.
 */
import type { LanguageHooks } from "../language-hooks";
import { traitOfMethod } from "./blocks";
import { crateNamed } from "./crates";
import { isStandardDerive } from "./derives";
import { isNoMacroUse, macroCalled } from "./macros";
import { RustPaths } from "./rust-paths";
import { TraitImpls } from "./trait-impls";

export const hooks: LanguageHooks = {
  libraryNamed: crateNamed,
  modulePaths: (code) => new RustPaths(code),
  macroCalled,
  meansNoMacro: isNoMacroUse,
  isStandardName: isStandardDerive,
  traitOfMethod,
  foreignBlocks: (code, occurrence) => new TraitImpls(code, occurrence),
};
