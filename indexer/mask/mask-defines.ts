/**
 * What the grammars cannot read in a directive itself: in a `#define` GNU's named rest parameters, and comments inside of a
 * body; in an `#include` the arguments of a macro that gives the file's name.
 */
import { wordEnd } from "./c-tokens";
import type { MaskBuilder } from "./masking";

const DEFINE = /^#[ \t]*define[ \t]+/;

/** Masks inside the directive at [start, end). False when it is no `#define`. */
export function maskDefine(mask: MaskBuilder, source: string, start: number, end: number): boolean {
  let at = start + 1;
  while (source.charCodeAt(at) === 32 || source.charCodeAt(at) === 9) at++;
  if (source.charCodeAt(at) !== 100) return false;
  const text = source.slice(start, end);
  const head = DEFINE.exec(text);
  if (!head) return false;
  const nameEnd = wordEnd(text, head[0].length);
  if (text.charCodeAt(nameEnd) === 40) maskRestName(mask, text, start, nameEnd);
  if (text.includes("/*", nameEnd)) maskInnerComments(mask, text, start, nameEnd);
  return true;
}

const INCLUDE_BY_MACRO = /^#[ \t]*include[ \t]+\w+[ \t]*(?=\()/;

/** `#include PLATFORM_HEADER(Thing.h)`: what is in parentheses is no expression. */
export function maskInclude(mask: MaskBuilder, source: string, start: number, end: number): void {
  const text = source.slice(start, end);
  const head = INCLUDE_BY_MACRO.exec(text);
  const close = head ? text.lastIndexOf(")") + 1 : 0;
  if (head && close > head[0].length) mask.blank(start + head[0].length, start + close);
}

/** `#define log(format, args...)`: the name of the rest is blanked. */
function maskRestName(mask: MaskBuilder, text: string, start: number, open: number): void {
  const close = text.indexOf(")", open);
  const rest = close < 0 ? -1 : text.lastIndexOf("...", close);
  if (rest <= open) return;
  let at = rest;
  while (/\w/.test(text[at - 1])) at--;
  if (at < rest) mask.blank(start + at, start + rest);
}

/** A comment that more of the body follows would end the body for the grammar. */
function maskInnerComments(mask: MaskBuilder, text: string, start: number, from: number): void {
  for (const { 0: comment, index } of text.slice(from).matchAll(/"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\//g)) {
    const at = from + index;
    if (comment.startsWith("/*") && text.slice(at + comment.length).trim() !== "")
      mask.blank(start + at, start + at + comment.length);
  }
}
