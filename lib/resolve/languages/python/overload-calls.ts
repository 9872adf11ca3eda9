/**
 * What a call of Python gives of a function that is announced several times with `@overload`: the first announcement
 * that takes what is passed says it. Only literals are read; a call that passes anything else first is left open.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { occurrenceBeginning } from "../../facts/offsets";
import { passedTo } from "../../facts/passed-arguments";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import { literalFits } from "./literal-fits";
import { signatureOf, type Parameter, type Signature } from "./signatures";

/** Announcements of one function that are read. */
const MAX_OVERLOADS = 40;

/** Undefined for any other call, and where what is passed does not tell. */
export async function overloadedValue(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | null | undefined> {
  if (file.uses.arity[at] < 1) return undefined;
  const { basis, declarations } = await types.occurrence(file, at, chain);
  const announced = basis === "name" ? [] : await announcedWith(types.code, declarations);
  if (announced.length < 2) return undefined;
  const passed = await passedTo(types.code, file, at);
  const signature = passed && (await firstTaking(types.code, announced, passed.given));
  const type = signature?.result ? occurrenceBeginning(signature.file, signature.text, signature.result.start) : -1;
  if (!signature || type < 0) return undefined;
  const given = await types.written({ file: signature.file, at: type, isArray: false }, chain);
  return given?.sort === "type" ? given : undefined;
}

/** The announcements of what a call means, in their order. */
async function announcedWith(code: CodeIndex, found: readonly Declaration[]): Promise<Declaration[]> {
  const [head] = found;
  if (!head || (head.kind !== "function" && head.kind !== "method")) return [];
  const all = await code.declarationsOf(head);
  const announced = all.filter((d) => d.fileId === head.fileId && d.role === "declaration");
  return announced.sort((a, b) => a.ordinal - b.ordinal).slice(0, MAX_OVERLOADS);
}

async function firstTaking(
  code: CodeIndex,
  announced: readonly Declaration[],
  given: readonly { text: string }[],
): Promise<Signature | null> {
  for (const d of announced) {
    const signature = await signatureOf(code, d);
    if (!signature) return null;
    const fits = takes(withoutOwn(signature.parameters, d), given);
    if (fits === null) return null;
    if (fits) return signature;
  }
  return null;
}

const withoutOwn = (parameters: readonly Parameter[], { kind }: Declaration): readonly Parameter[] =>
  kind === "method" && /^(?:self|cls)$/.test(parameters[0]?.name ?? "") ? parameters.slice(1) : parameters;

/** Whether a signature takes what is passed; null where that is not known. */
function takes(parameters: readonly Parameter[], given: readonly { text: string }[]): boolean | null {
  const left = new Set(parameters);
  let isKnown = true;
  for (const [place, { text }] of given.entries()) {
    if (text.startsWith("*")) return null;
    const named = /^(\w+)\s*=(?!=)\s*/.exec(text);
    const own = named
      ? parameters.find(({ name }) => name === named[1])
      : parameters.filter(({ isNamed }) => !isNamed)[place];
    if (!own) return false;
    left.delete(own);
    const fits = own.type === null ? true : literalFits(text.slice(named?.[0].length ?? 0), own.type.text);
    if (fits === false) return false;
    if (fits === null) isKnown = false;
  }
  if ([...left].some(({ hasDefault }) => !hasDefault)) return false;
  return isKnown ? true : null;
}
