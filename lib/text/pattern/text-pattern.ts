/**
 * What is looked for, ready to run: how a line is decided, and what a text must hold for it to be worth a look.
 * Whatever is found is what the linear matcher (RE2 syntax) would find; the faster ways only do its work where they
 * can.
 */
import { RE2JS } from "re2js";
import { AppError } from "../../errors";
import { badPart } from "./bad-part";
import type { PatternRequest, TextPattern } from "./compiled-pattern";
import { likelyPlaces } from "./likely-places";
import { nativePattern } from "./native";
import { needOf, NOTHING_NEEDED } from "./needs";
import { literalPattern, parsePattern } from "./parse";
import { compileRules } from "./line-rules";

export type { PatternRequest, TextPattern } from "./compiled-pattern";

/**
 * Reads a pattern.
 * @throws AppError invalid_input with `details.start` and `details.end`: the part of `source` that cannot be read.
 */
export function compilePattern(request: PatternRequest): TextPattern {
  if (request.rules !== undefined) return compileRules(request, request.rules, compilePattern);
  const { source, regex, caseSensitive, word } = request;
  if (!regex && /[\r\n]/.test(source)) throw acrossLines(source);
  const expression = regex ? source : RE2JS.quote(source);
  const linear = compileLinear(expression, request);
  const tree = regex ? parsePattern(source, !caseSensitive) : literalPattern(source, !caseSensitive);
  const need = tree === null ? NOTHING_NEEDED : needOf(tree);
  const native = tree === null ? null : nativePattern(tree, word);
  const likely = tree === null ? null : likelyPlaces(tree, native);
  return { request, tree, need, native, likely, linear, group: word ? 1 : 0, holds: null, shown: null };
}

const NO_WORD_LETTER = "[^\\pL\\pN\\pM_]";

function compileLinear(expression: string, { source, caseSensitive, word }: PatternRequest): RE2JS {
  const flags = caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE;
  try {
    const plain = RE2JS.compile(expression, flags);
    if (!word) return plain;
    return RE2JS.compile(`(?:^|${NO_WORD_LETTER})(${expression})(?:${NO_WORD_LETTER}|$)`, flags);
  } catch (error) {
    const { start, end, reason } = badPart(source, error);
    throw new AppError("invalid_input", `The regular expression cannot be read: ${reason}.`, {
      hint: "RE2 syntax is taken: no look-around, no back references. Without `regex` the query is taken as plain text.",
      details: { field: "query", pattern: source, start, end, reason },
    });
  }
}

function acrossLines(source: string): AppError {
  const start = source.search(/[\r\n]/);
  return new AppError("invalid_input", "`query` takes text of one line; it got a line end.", {
    hint: "Lines are matched one by one: look for the most telling line.",
    details: { field: "query", pattern: source, start, end: start + 1, reason: "line end" },
  });
}
