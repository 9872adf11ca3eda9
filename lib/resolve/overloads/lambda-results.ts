/** What lambdas of C# give, and which function types that fits. */
import { headOf, isFunctionType, resultTaken } from "./written-parameters";

/**
 * What a lambda gives, as its text says it: nothing, something of which no more is known, a number, a text or a truth,
 * or an exception, which any function may throw.
 */
export type Given = "nothing" | "value" | "plain" | "throws" | null;

export interface LambdaGives {
  given: Given;
  isAsync: boolean;
  isBlock: boolean;
  /** the type of what the lambda's expression names, `void` for a method that gives nothing; null if unknown */
  result: string | null;
}

/** The lambda's body; null where the text is no lambda. */
export function bodyOf(text: string): { text: string; start: number; isAsync: boolean } | null {
  const head = /^(?:(?:async|static)\s+)*(?:\w+|\([^()]*(?:\([^()]*\)[^()]*)*\))\s*=>\s*/.exec(text);
  return (
    head && { text: text.slice(head[0].length), start: head[0].length, isAsync: /^(?:static\s+)?async\b/.test(text) }
  );
}

/** Null where it is what an expression gives that names something. */
export function givenBy(body: string): Given {
  if (body.startsWith("{")) return ofBlock(body);
  if (/^throw\b/.test(body)) return "throws";
  if (/^[\w.[\]]+\s*(?:\+\+|--|[-+*/|&^]?=(?![=>]))|^(?:\+\+|--)\w/.test(body)) return "plain";
  return /^(?:\d|"|\$"|@"|true\b|false\b)|(?:==|!=|&&|\|\|)/.test(body) ? "plain" : null;
}

/** A block gives a value where one of its own `return`s does, and nothing of lambdas in it. */
function ofBlock(body: string): Given {
  const own = body.replace(/=>\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
  if (/\breturn\s+[^;\s]/.test(own)) return "value";
  return /^\{\s*throw\b[^;]*;\s*\}$/.test(own) ? "throws" : "nothing";
}

const FITS = 0.5;
const GIVES_TO_NOTHING = -0.25;
/** A type parameter of something else. */
const LEFT_OPEN = /^T(?:[A-Z0-9]\w*)?\??$/;
const TASK = /^(?:Value)?Task$/;

/**
 * How well what a lambda gives fits a function type; -Infinity where it does not.
 */
export function fitOfResult(
  { given, isAsync, isBlock, result }: LambdaGives,
  parameter: string,
  /** the type parameters of the method that takes it */
  open: readonly string[],
): number {
  if (!isFunctionType(parameter)) return 0;
  const wanted = resultTaken(parameter);
  if (given === "throws") return wanted === null ? GIVES_TO_NOTHING : 0;
  const isNothing = given === "nothing" || result === "void";
  if (wanted === null) return given === "value" && isBlock && !isAsync ? -Infinity : GIVES_TO_NOTHING;
  if (isAsync) return TASK.test(headOf(wanted)) ? FITS : open.includes(wanted) ? 0 : -Infinity;
  if (isNothing) return -Infinity;
  const head = headOf(wanted);
  if (result === null) return given === "plain" && TASK.test(head) ? -Infinity : 0;
  if (head === headOf(result)) return FITS;
  return TASK.test(head) && !LEFT_OPEN.test(result) ? -Infinity : 0;
}
