/** Lambdas of Java as their text says them: how much they take, and what their body may give. Pure. */
import { argumentsFrom, listAt, passed } from "../../facts/arguments";
import type { Gives } from "../../types/function-shapes";

export interface LambdaText {
  /** parameters */
  count: number;
  /** it takes nothing, or writes the types of all that it takes */
  isTyped: boolean;
  gives: Gives;
  /** the expression that is its body; null for a block */
  expression: { text: string; start: number } | null;
}

/** Null for a text that is no lambda. */
export function lambdaIn(text: string): LambdaText | null {
  const head = headOf(text);
  const arrow = head && /^\s*->\s*/.exec(text.slice(head.end));
  if (!head || !arrow) return null;
  const start = head.end + arrow[0].length;
  const body = text.slice(start);
  const { count, isTyped } = head;
  if (body.startsWith("{")) return { count, isTyped, gives: givenByBlock(body), expression: null };
  return { count, isTyped, gives: givenByExpression(body), expression: { text: body, start } };
}

function headOf(text: string): { count: number; isTyped: boolean; end: number } | null {
  const single = /^\w+/.exec(text);
  if (single) return { count: 1, isTyped: false, end: single[0].length };
  const list = text.startsWith("(") ? listAt(text, 0) : null;
  const parameters = list ? (argumentsFrom(text, 0) ?? []) : [];
  const isTyped = parameters.every((each) => /[\w>\].]\s+\w+$/.test(each.text) && !/^var\b/.test(each.text));
  return list && { count: list.count, isTyped, end: list.end };
}

/** A statement may be a call, what makes an object, an assignment, or a step. */
function givenByExpression(text: string): Gives {
  if (/^(?:\+\+|--)|(?:\+\+|--)$/.test(text)) return "either";
  const plain = outermost(text);
  if (/(?<![=!<>])=(?!=)/.test(plain)) return "either";
  if (/\?|&&|\|\||[=!]=|->|::|[^.\w]instanceof\b|[-+*/%&|^<>]/.test(plain.replace(/<[\w\s,.?&[\]<>]*>/g, "")))
    return "value";
  // behind a list nothing else stands: the last of its calls is what is thrown away
  return /\(\)\s*$/.test(plain) && !/^\(\)\s*$/.test(plain) && !/^\(\)\s*[\w"(]/.test(plain) ? "either" : "value";
}

/** A text with nothing in its brackets, its strings and its comments. */
function outermost(text: string): string {
  let [found, depth] = ["", 0];
  for (let at = 0; at < text.length;) {
    const next = passed(text, at);
    const c = text[at];
    if (")]}".includes(c)) depth--;
    if (depth === 0) found += next === at + 1 ? c : '""';
    if ("([{".includes(c)) depth++;
    at = next;
  }
  return found;
}

const RETURNS_VALUE = /\breturn\b\s*[^;\s]/;
const RETURNS_NOTHING = /\breturn\s*;/;

/** A block gives a value where one of its own `return`s does, and nothing of functions and classes in it. */
function givenByBlock(body: string): Gives {
  const own = withoutInner(body);
  if (RETURNS_VALUE.test(own)) return "value";
  if (RETURNS_NOTHING.test(own)) return "nothing";
  return neverEnds(own) ? "either" : "nothing";
}

/** Whether the last statement of a block throws, or goes on for ever. */
function neverEnds(body: string): boolean {
  const inside = body.replace(/^\{|\}\s*$/g, "");
  const last = lastStatement(inside);
  return (
    /^throw\b/.test(last) || (/^(?:while\s*\(\s*true\s*\)|for\s*\(\s*;\s*;\s*\))/.test(last) && !/\bbreak\b/.test(last))
  );
}

function lastStatement(inside: string): string {
  let [start, depth] = [0, 0];
  for (let at = 0; at < inside.length; at = passed(inside, at)) {
    if ("([{".includes(inside[at])) depth++;
    else if (")]}".includes(inside[at])) depth--;
    const isEnd = depth === 0 && (inside[at] === ";" || inside[at] === "}");
    if (isEnd && inside.slice(at + 1).trim() !== "" && !/^\s*(?:else|catch|finally|while)\b/.test(inside.slice(at + 1)))
      start = at + 1;
  }
  return inside.slice(start).trim();
}

/** Without the bodies of lambdas and of classes that stand in a block. */
function withoutInner(body: string): string {
  let found = "";
  for (let at = 0; at < body.length;) {
    const isInner =
      body[at] === "{" &&
      at > 0 &&
      /(?:->|\bnew\s[\w\s.<>?,]*\([^{}]*\)|\bclass\s[^{};]*)\s*$/.test(body.slice(Math.max(0, at - MAX_BEFORE), at));
    const end = isInner ? (listAt(body, at)?.end ?? at + 1) : passed(body, at);
    if (!isInner) found += end === at + 1 ? body[at] : " ";
    at = end;
  }
  return found;
}

const MAX_BEFORE = 200;
