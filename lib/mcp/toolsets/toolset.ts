/**
 * Which tools a client is offered: every schema costs it tokens before its first call, so the default set is small.
 */
import { AppError } from "../../errors";

/**
 * `default` is the small set, with short schemas; `full` every operation with its whole schemas; `workspace` and
 * `clangd` add the tools that language servers' agents know by name.
 */
export const TOOLSETS = ["default", "full", "workspace", "clangd"] as const;
export type Toolset = (typeof TOOLSETS)[number];

const isToolset = (word: string): word is Toolset => TOOLSETS.some((known) => known === word);

/**
 * The sets that a comma list names; the default one alone without a list.
 * @throws AppError invalid_input for a word that names none
 */
export function readToolsets(list: string | null): Toolset[] {
  const words = list === null ? [] : list.split(",").map((word) => word.trim());
  const unknown = words.find((word) => !isToolset(word));
  if (unknown === undefined) return TOOLSETS.filter((set) => set === "default" || words.includes(set));
  const message = `\`toolset\` takes a comma list of ${TOOLSETS.join(", ")}; it got "${unknown.slice(0, 60)}".`;
  throw new AppError("invalid_input", message, {
    hint: "Without `toolset` the default set is offered.",
    details: { field: "toolset", takes: TOOLSETS },
  });
}
