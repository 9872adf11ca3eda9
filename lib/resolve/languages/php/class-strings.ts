/**
 * Calls that give an object of the class that they are passed by its name: `$container->get(Ship::class)`, where the
 * comment above says `@param class-string<T> $id` and `@return T`, and the doubles of test frameworks.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import { occurrenceFrom } from "../../facts/offsets";
import { passedTo } from "../../facts/passed-arguments";
import type { ValueType } from "../../facts/value-type";
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { ValueTypeReader } from "../readers";
import { words } from "../rules/name-rules";

/** Methods of test frameworks that make a stand-in for the class which they are passed. */
const DOUBLES = words("createMock createStub createPartialMock createConfiguredMock createConfiguredStub");
/** Characters of one comment that are read. */
const MAX_COMMENT = 6000;
const PASSED = /^\\?(?:[\w\x80-\uffff]+\\)*([\w\x80-\uffff]+)::class$/;

/** Undefined where the call says nothing of a class. */
export async function givenOfClass(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | null | undefined> {
  if (file.uses.arity[at] < 1 || file.uses.local[at] >= 0) return undefined;
  const passed = await classes(types.code, file, at);
  if (!passed.some((each) => each >= 0)) return undefined;
  const found = await types.occurrence(file, at, chain);
  if (found.external)
    return DOUBLES.has(file.name(at)) && passed[0] >= 0 ? named(types, file, passed[0], chain) : undefined;
  const [called] = found.declarations;
  if (!called || found.basis === "name" || !isFunction(called.kind)) return undefined;
  const place = await placeOfClass(types.code, called);
  return place >= 0 && (passed[place] ?? -1) >= 0 ? named(types, file, passed[place], chain) : undefined;
}

const named = (types: ValueTypeReader, file: CodeFile, at: number, chain: Chain): Promise<ValueType | null> =>
  types.written({ file, at, isArray: false }, chain);

/** For each argument the occurrence of the class that it is, -1 where it is another value. */
async function classes(code: CodeIndex, file: CodeFile, call: number): Promise<number[]> {
  const passed = await passedTo(code, file, call);
  const text = passed && (await code.text(file.id));
  if (!passed || !text) return [];
  return passed.given.map(({ text: written, start }) => {
    const [whole, name] = PASSED.exec(written) ?? [];
    if (whole === undefined || name === undefined) return -1;
    return occurrenceFrom(file, text, call, passed.from + start + whole.length - name.length - "::class".length);
  });
}

/** The place of the parameter whose class the function gives back, as its comment says; -1 for none. */
async function placeOfClass(code: CodeIndex, called: Declaration): Promise<number> {
  const { docStartLine, startLine, signatureEndLine } = decodeSymbolRanges(called.source.symbol.ranges);
  const text = docStartLine < 0 ? null : await code.text(called.fileId);
  if (!text) return -1;
  const comment = text.slice(text.offsetAt(docStartLine, 0), text.offsetAt(startLine, 0)).slice(0, MAX_COMMENT);
  for (const [, template] of comment.matchAll(/@(?:phpstan-|psalm-)?template\s+(\w+)/g)) {
    const gives = new RegExp(`@(?:phpstan-|psalm-)?return\\s+(?:[\\w?()]+[|&])*\\(?${template}\\b`).test(comment);
    const parameter = new RegExp(`class-string<${template}>[\\w|()<>\\\\]*\\s+\\$(\\w+)`).exec(comment)?.[1];
    if (!gives || parameter === undefined) continue;
    const signature = text.slice(text.offsetAt(startLine, 0), text.offsetAt(signatureEndLine + 1, 0));
    const list = signature.slice(signature.indexOf("(") + 1).split(",");
    return list.findIndex((each) => new RegExp(`\\$${parameter}\\b`).test(each));
  }
  return -1;
}
