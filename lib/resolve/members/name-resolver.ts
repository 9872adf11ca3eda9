/**
 * The interface through which rules and graphs ask the resolver: what an occurrence means, and the facts and rules
 * that it works with. The resolver is made of rules; a rule that has to resolve another name gets this interface.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Imports } from "../visibility/imports";
import type { Members } from "./members";
import type { Resolution } from "../facts/resolution";
import type { EnginePaths } from "../languages/engine-hooks";

export interface NameResolver {
  readonly code: CodeIndex;
  readonly members: Members;
  readonly imports: Imports;
  /** What names mean that are paths of an engine. */
  readonly paths: EnginePaths;
  /** What the occurrence with this index means, as rules go on with it. @param chain null for a question of its own */
  occurrence(file: CodeFile, i: number, chain?: Chain | null): Promise<Resolution>;
  /** What an answer may say that it means. */
  meaning(file: CodeFile, i: number): Promise<Resolution>;
}
