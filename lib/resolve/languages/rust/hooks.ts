/** What data cannot say of Rust: crates are known by names of their own, and methods stand in blocks of traits. */
import type { LanguageHooks } from "../language-hooks";
import { traitOfMethod } from "./blocks";
import { crateNamed } from "./crates";

export const hooks: LanguageHooks = { libraryNamed: crateNamed, traitOfMethod };
