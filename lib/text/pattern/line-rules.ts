/**
 * A pattern of several texts and expressions on one line: candidates are found by the most telling one of each rule,
 * in one go, and each line that has one is then asked for the rest.
 */
import { RE2JS } from "re2js";
import type { LineRule, Term } from "../../contract/text-terms";
import { lineMatches } from "./line-matches";
import type { Need } from "./needs";
import type { PatternRequest, TextPattern } from "./compiled-pattern";

type Compile = (request: PatternRequest) => TextPattern;

interface CompiledRule {
  all: TextPattern[];
  none: TextPattern[];
}

/** @param compile reads one text or expression; throws for what it cannot read */
export function compileRules(request: PatternRequest, rules: readonly LineRule[], compile: Compile): TextPattern {
  const { caseSensitive, word } = request;
  const one = ({ text, regex }: Term): TextPattern => compile({ source: text, regex, caseSensitive, word });
  const any = (terms: readonly Term[]): TextPattern => {
    const [first, ...more] = terms;
    if (more.length === 0) return one(first);
    return compile({ source: terms.map(sourceOf).join("|"), regex: true, caseSensitive, word });
  };
  const compiled = rules.map(({ all, none }): CompiledRule => ({ all: all.map(one), none: none.map(one) }));
  const found = any(rules.map(({ all }) => mostTelling(all)));
  const need: Need = { any: compiled.map(({ all }) => ({ all: all.map((pattern) => pattern.need) })) };
  const holds = (line: string): boolean =>
    compiled.some(
      ({ all, none }) =>
        all.every((pattern) => lineMatches(line, pattern)) && !none.some((pattern) => lineMatches(line, pattern)),
    );
  return { ...found, request, need: simple(need), holds, shown: any(rules.flatMap(({ all }) => all)) };
}

const sourceOf = ({ text, regex }: Term): string => `(?:${regex ? text : RE2JS.quote(text)})`;

/** A text that stands for itself is found faster than an expression, and a long one has fewer places. */
function mostTelling(terms: readonly Term[]): Term {
  const weight = ({ text, regex }: Term): number => text.length + (regex ? 0 : 1000);
  return terms.reduce((best, term) => (weight(term) > weight(best) ? term : best));
}

/** Without lists of one. */
function simple(need: Need): Need {
  if ("any" in need) return need.any.length === 1 ? simple(need.any[0]) : { any: need.any.map(simple) };
  if ("all" in need) return need.all.length === 1 ? simple(need.all[0]) : { all: need.all.map(simple) };
  return need;
}
