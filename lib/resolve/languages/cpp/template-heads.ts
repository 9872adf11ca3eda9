/** The parameters that a function template of C++ is declared with, and whether arguments fit them. Pure. */
import type { SourceText } from "../../../format/source-text";
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { Declaration } from "../../facts/declaration";

/** A type, a value, or what does not say which. */
type Sort = "type" | "value" | null;

interface TemplateParameter {
  name: string;
  sort: Sort;
  isPack: boolean;
  hasDefault: boolean;
}

/** What stands before the name of a function template, and behind it. */
export interface TemplateHead {
  parameters: readonly TemplateParameter[];
  /** the list of the function's own parameters */
  behind: string;
}

/** Characters that are read before a name and behind it. */
const MAX_BEFORE = 2000;
const MAX_BEHIND = 1000;

/** Null for a function that is no template itself, whatever it is a member of. */
export function templateHead(text: SourceText, { source }: Declaration): TemplateHead | null {
  const ranges = decodeSymbolRanges(source.symbol.ranges);
  const name = text.offsetAt(ranges.nameLine, ranges.nameColumn);
  const start = Math.max(text.offsetAt(ranges.startLine, ranges.startColumn), name - MAX_BEFORE);
  const end = Math.min(text.offsetAt(ranges.signatureEndLine, ranges.signatureEndColumn), name + MAX_BEHIND);
  return headAround(text.slice(start, name), text.slice(name, end));
}

/** The same by what stands before the name and behind it. */
export function headAround(before: string, behind: string): TemplateHead | null {
  const heads = headsOf(before.replace(COMMENT, " "));
  // `template <class T> void Box<T>::put()`: the first belongs to the type
  const owners = before.match(/>\s*::\s*(?=$|\w+\s*<)/g)?.length ?? 0;
  const own = heads.length > owners ? heads.at(-1) : undefined;
  return own === undefined ? null : { parameters: partsOf(own).map(parameterOf), behind };
}

const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//g;

/** Lists of the parameters of all heads, from the first word on. */
function headsOf(before: string): string[] {
  const found: string[] = [];
  let at = 0;
  for (;;) {
    const head = /^\s*template\s*</.exec(before.slice(at));
    if (!head) return found;
    const open = at + head[0].length - 1;
    const close = closingAngle(before, open);
    if (close < 0) return found;
    found.push(before.slice(open + 1, close));
    at = close + 1;
  }
}

function closingAngle(text: string, open: number): number {
  let depth = 0;
  let brackets = 0;
  for (let at = open; at < text.length; at++) {
    const c = text[at];
    if (c === "(") brackets++;
    else if (c === ")") brackets--;
    else if (c === "<" && brackets === 0) depth++;
    else if (c === ">" && brackets === 0 && text[at - 1] !== "-" && --depth === 0) return at;
  }
  return -1;
}

/** Parts of a list that commas divide, outside of brackets. */
function partsOf(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= list.length; at++) {
    const c = list[at];
    if (at === list.length || (c === "," && depth === 0)) {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    } else if (c !== undefined && "<([{".includes(c)) depth++;
    else if (c !== undefined && ">)]}".includes(c)) depth--;
  }
  return parts.filter((part) => part !== "");
}

const OF_VALUES =
  /^(?:const\s+)?(?:std\s*::\s*)?(?:auto|bool|char|short|int|long|unsigned|signed|\w*int\w*_t|size_t|ptrdiff_t)\b/;

function parameterOf(written: string): TemplateParameter {
  const equals = /(?<![<>=!])=(?!=)/.exec(written)?.index ?? -1;
  const declared = (equals < 0 ? written : written.slice(0, equals)).trim();
  const name = /(\w+)$/.exec(declared)?.[1] ?? "";
  const isType = /^(?:typename|class|template)\b/.test(declared);
  const isPack = declared.includes("...");
  return { name, isPack, hasDefault: equals >= 0, sort: isType ? "type" : OF_VALUES.test(declared) ? "value" : null };
}

const IS_VALUE = /^(?:[-+!~]|\d|'|"|true$|false$|nullptr$|sizeof)|::value$/;
const IS_PLAIN_TYPE = /^(?:void|bool|char|short|int|long|unsigned|signed|float|double|wchar_t)(?![\w:])/;

function sortOf(argument: string): Sort {
  if (IS_VALUE.test(argument)) return "value";
  if (IS_PLAIN_TYPE.test(argument) || /[*&]$/.test(argument) || /^(?:const|typename|decltype)\W/.test(argument))
    return "type";
  return null;
}

/** Whether a template can be called with these arguments. @param written with the brackets around them */
export function takesTemplateArguments({ parameters, behind }: TemplateHead, written: string): boolean {
  const given = partsOf(written.slice(1, -1));
  const isOpen = parameters.at(-1)?.isPack ?? false;
  if (given.length > parameters.length && !isOpen) return false;
  if (!parameters.slice(given.length).every((parameter) => isTold(parameter, behind))) return false;
  return given.every((argument, at) => {
    const { sort } = parameters[Math.min(at, parameters.length - 1)];
    const own = sortOf(argument);
    return sort === null || own === null || sort === own;
  });
}

/** Whether a call without template arguments can say what each parameter stands for. */
export const isGiven = ({ parameters, behind }: TemplateHead): boolean =>
  parameters.every((parameter) => isTold(parameter, behind));

const isTold = ({ name, isPack, hasDefault }: TemplateParameter, behind: string): boolean =>
  isPack || hasDefault || name === "" || new RegExp(`\\b${name}\\b`).test(behind);
