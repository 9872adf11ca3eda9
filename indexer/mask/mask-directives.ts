/**
 * What stands in a directive and is no code: the words of `#pragma once` and `#error`. And what the grammars cannot
 * read in one: in a `#define` GNU's named rest parameters, and comments inside of a body; in an `#include` the
 * arguments of a macro that gives the file's name; strings in a condition; and a `#` alone.
 */
import { wordEnd } from "./c-tokens";
import type { MaskBuilder } from "./mask-builder";

const [D, E, I, P, W] = [100, 101, 105, 112, 119];
/** Directives that hold words for people and compilers, not names; OpenMP's name variables. */
const WORDS = /^(?:pragma\b(?![ \t]+omp\b)|error\b|warning\b)/;
const CONDITIONAL = /^#[ \t]*(?:if|el|endif)/;
const INCLUDE = /^#[ \t]*include[ \t]*(?:"([^"\r\n]+)"|<([^>\r\n]+)>)/;
const DEFINE = /^#[ \t]*define[ \t]+/;

/**
 * Masks inside the directive at [start, end).
 * @param isInList between the values of a list, where the grammars allow no definition and no include
 */
export function maskDirective(mask: MaskBuilder, source: string, start: number, end: number, isInList: boolean): void {
  let at = start + 1;
  while (source.charCodeAt(at) === 32 || source.charCodeAt(at) === 9) at++;
  const c = source.charCodeAt(at);
  const text = source.slice(start, end);
  if ((c === P || c === E || c === W) && WORDS.test(source.slice(at, at + 24))) mask.blank(start, end);
  else if (isInList && !CONDITIONAL.test(text)) hide(mask, text, start);
  else if (c === D) maskDefine(mask, text, start);
  else if (c === I && text.startsWith("include", at - start)) maskInclude(mask, text, start);
  else if (c === I || c === E) maskStrings(mask, text, start);
  else if (at >= end || c <= 32) mask.blank(start, end);
}

/** Blanks a directive; what it names stays a use, and what it includes an import. */
function hide(mask: MaskBuilder, text: string, start: number): void {
  const [, own, system] = INCLUDE.exec(text) ?? [];
  const specifier = own ?? system;
  if (specifier === undefined) mask.uses(start + text.search(/[a-z]/), start + text.length);
  else {
    const kind = own === undefined ? "include_system" : "include";
    mask.includes.push({ specifier, kind, name: null, imported: null, start });
  }
  mask.blank(start, start + text.length);
}

function maskDefine(mask: MaskBuilder, text: string, start: number): void {
  const head = DEFINE.exec(text);
  if (!head) return;
  const nameEnd = wordEnd(text, head[0].length);
  if (text.charCodeAt(nameEnd) === 40) maskRestName(mask, text, start, nameEnd);
  if (text.includes("/*", nameEnd)) maskInnerComments(mask, text, start, nameEnd);
}

const INCLUDE_BY_MACRO = /^#[ \t]*include[ \t]+\w+[ \t]*(?=\()/;

/** `#include PLATFORM_HEADER(Thing.h)`: what is in parentheses is no expression. */
function maskInclude(mask: MaskBuilder, text: string, start: number): void {
  const head = INCLUDE_BY_MACRO.exec(text);
  const close = head ? text.lastIndexOf(")") + 1 : 0;
  if (head && close > head[0].length) mask.blank(start + head[0].length, start + close);
}

/**
 * `#if HAS_WARNING("-Wall")`, `#if __has_include(<new>)`, `#if LIB_HAS(clang::noinline)`; also by macros of their own.
 */
function maskStrings(mask: MaskBuilder, text: string, start: number): void {
  if (text.includes("(<") || text.includes("::"))
    for (const { 0: header, index } of text.matchAll(/(?<=\()<[\w./+-]*>(?=\))|(?<=\()\w+(?:::\w+)+(?=\))/g))
      mask.replace(start + index, start + index + header.length, "0");
  if (!text.includes('"')) return;
  for (const { 0: string, index } of text.matchAll(/"(?:\\.|[^"\\\n])*"/g))
    mask.replace(start + index, start + index + string.length, "0");
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

/**
 * A comment that more of the body follows would end the body for the grammar. What looks like the start of one in a
 * string would take the file up to the end of the next.
 */
function maskInnerComments(mask: MaskBuilder, text: string, start: number, from: number): void {
  for (const { 0: comment, index } of text.slice(from).matchAll(/"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\//g)) {
    const at = from + index;
    if (comment.startsWith('"'))
      for (const { index: mark } of comment.matchAll(/\/\*/g)) mask.blank(start + at + mark, start + at + mark + 2);
    else if (comment.startsWith("/*") && text.slice(at + comment.length).trim() !== "")
      mask.blank(start + at, start + at + comment.length);
  }
}
