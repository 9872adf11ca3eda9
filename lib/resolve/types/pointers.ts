/**
 * Parameters of C++ that are pointers or may change what is passed, by the marks of an overload, and what arguments
 * say of the same by their text. Overloads may differ in nothing else.
 */
import type { SourceText } from "../../format/source-text";
import type { CodeFile } from "../facts/code-file";
import type { Declaration } from "../facts/declaration";
import { qualifiersOf } from "../facts/disambiguator";
import type { ArgumentType } from "./parameter-fit";

interface PassedBy {
  isPointer: boolean;
  /** what is passed, or pointed to, may be changed */
  mayChange: boolean;
}

const BY_VALUE: PassedBy = { isPointer: false, mayChange: false };
const MARK = /\+(\d+)(?=[cpr])(c?)(p*)(r?)/g;
/** A fit by the type's own name or that of a base, and not by being open. */
const BY_NAME = 3;
const BETTER = 0.05;
/** Text in front of a local's name that says how it is declared. */
const BEFORE_NAME = 80;

/** How an overload takes each of its parameters. */
export function passing(d: Pick<Declaration, "language" | "disambiguator">): (place: number) => PassedBy {
  const marks = new Map<number, PassedBy>();
  for (const [, place, isConst, pointers] of qualifiersOf(d).matchAll(MARK))
    marks.set(Number(place), { isPointer: pointers !== "", mayChange: isConst === "" });
  return (place) => marks.get(place) ?? BY_VALUE;
}

/** The same fit, as far as an argument says that it is a pointer or const: none where the parameter is not. */
export function fitPassed(fit: number, { isPointer, isConst, isText }: ArgumentType, by: PassedBy): number {
  if (fit < BY_NAME || isText) return fit;
  if (isPointer !== undefined && isPointer !== by.isPointer) return -Infinity;
  if (isConst === undefined) return fit;
  return isConst && by.mayChange ? -Infinity : isConst === by.mayChange ? fit : fit + BETTER;
}

/** What an argument says by its text, or by the declaration of the local that it names. */
export function saidOfPassed(
  file: CodeFile,
  text: SourceText,
  argument: string,
  local: number,
): Pick<ArgumentType, "isPointer" | "isConst"> {
  if (/^(?:&\s*\w|new\b|this$)/.test(argument)) return { isPointer: true };
  if (/^L?'/.test(argument)) return { isPointer: false };
  if (local < 0 || !/^\w+$/.test(argument)) return {};
  const [line, column] = [file.uses.line[local], file.uses.column[local]];
  const before = /[^;{}()]*$/.exec(text.between(line, Math.max(0, column - BEFORE_NAME), line, column))?.[0] ?? "";
  const last = before.split(",").at(-1) ?? "";
  if (!/\w/.test(last) || /\bauto\b/.test(last)) return {};
  const isConst = /\bconst\b(?!\s*$)/.test(last);
  return /\*\s*(?:const\s*)?$/.test(last)
    ? { isPointer: true, isConst }
    : /[\w>]\s*&?\s*$/.test(last)
      ? ofValue(last, isConst)
      : {};
}

/** A plain name of a type may be an alias of a pointer; a reference, or a class with its arguments, is none. */
const ofValue = (written: string, isConst: boolean) =>
  /&\s*$/.test(written) ? { isPointer: false, isConst } : { isConst: isConst || undefined };
