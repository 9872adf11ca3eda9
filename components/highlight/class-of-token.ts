/** The colour of a name whose meaning is known: that of its kind, as in the outline. Pure. */
import type { SemanticToken } from "@/lib/contract/semantic-tokens";
import { kindLooks } from "../icons/kind-looks";
import type { TokenClass } from "./token-class";

/**
 * Null where the lexer knows better: a local that is called looks like a call.
 * @param after the rest of the line behind the name
 */
export function classOfToken({ kind }: Pick<SemanticToken, "kind">, after: string): TokenClass | null {
  if (kind !== "local" && kind !== "parameter") return kindLooks[kind].colour;
  return /^\s*\(/.test(after) ? null : "plain";
}
