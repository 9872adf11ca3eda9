/** Calls of the standard library that give what their type argument says: `line.parse::<Ship>()`. */
import { LEFT_CODES } from "../../../format/occurrence-table";
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

const GIVES_ARGUMENT: ReadonlySet<string> = new Set(
  "parse collect sum product downcast downcast_ref downcast_mut".split(" "),
);

/** Undefined for any other call, and where a function of this name may be meant that is declared here. */
export async function givenByTypeArgument(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | null | undefined> {
  const name = file.name(at);
  if (!GIVES_ARGUMENT.has(name) || file.uses.arity[at] < 0 || file.uses.left[at] === LEFT_CODES.none) return undefined;
  const [argument, ...more] = file.argumentsOf(at);
  if (!argument || more.length > 0) return undefined;
  const declared = await types.code.declarations(name);
  for (const d of declared)
    if (d.language === "rust" && d.repositoryId === file.repositoryId && (await takesSelf(types.code, d)))
      return undefined;
  const given = await types.written(argument, chain);
  return given?.sort === "type" ? { ...given, isHeld: true } : given;
}

/** Whether a function is asked of a value: `Url::parse(text)` never stands behind a point. */
export async function takesSelf(code: CodeIndex, d: Declaration): Promise<boolean> {
  return isFunction(d.kind) && /\bself\b/.test((await signatureOf(code, d)) ?? "self");
}

/** Whether a function that is asked of no value gives one of the type that it belongs to, or may give one. */
export async function makesOwn(code: CodeIndex, d: Declaration): Promise<boolean> {
  const signature = isFunction(d.kind) ? await signatureOf(code, d) : null;
  if (signature === null) return false;
  const result = signature.split("->").at(-1) ?? "";
  const names = new Set(result.match(/\w+/g));
  return !/\bself\b/.test(signature) && (names.has("Self") || names.has(d.owners.at(-1) ?? ""));
}

async function signatureOf(code: CodeIndex, d: Declaration): Promise<string | null> {
  const { nameLine, nameColumn, signatureEndLine, signatureEndColumn } = decodeSymbolRanges(d.source.symbol.ranges);
  const text = await code.text(d.fileId);
  return text?.between(nameLine, nameColumn, signatureEndLine, signatureEndColumn) ?? null;
}
