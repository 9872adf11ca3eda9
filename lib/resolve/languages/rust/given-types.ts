/** Calls of the standard library that give what their type argument says: `line.parse::<Ship>()`. */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction } from "../../facts/declaration";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

const GIVES_ARGUMENT: ReadonlySet<string> = new Set(
  "parse collect sum product downcast downcast_ref downcast_mut".split(" "),
);

/** Undefined for any other call, and where a function of this name is declared. */
export async function givenByTypeArgument(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | null | undefined> {
  const name = file.name(at);
  if (!GIVES_ARGUMENT.has(name) || file.uses.arity[at] < 0 || file.uses.left[at] === -1) return undefined;
  const [argument, ...more] = file.argumentsOf(at);
  if (!argument || more.length > 0) return undefined;
  const declared = await types.code.declarations(name);
  if (declared.some((d) => d.language === "rust" && isFunction(d.kind) && d.repositoryId === file.repositoryId))
    return undefined;
  const given = await types.written(argument, chain);
  return given?.sort === "type" ? { ...given, isHeld: true } : given;
}
