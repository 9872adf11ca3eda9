/** Why a use is as sure as it is, in words that name what stands at its place. Pure. */
import type { Basis } from "@/lib/contract/vocabulary";
import { markedAt } from "./marked-name";
import { WHY } from "./tiers";

/** Letters of an expression that are quoted. */
const QUOTED = 48;

interface SeenUse {
  basis: Basis;
  /** Engine that decided it, with its version. */
  by?: string;
  /** Its line, without the indent. */
  preview: string;
}

/** @param nth how many uses of the name stand before it in its line */
export function evidenceOf({ basis, by, preview }: SeenUse, name: string, nth: number): string {
  const at = markedAt(preview, name, nth);
  if (at < 0) return WHY[basis];
  const before = beforeName(preview.slice(0, at));
  const quoted = `“${name}”`;
  switch (basis) {
    case "precise":
      return by === undefined ? WHY.precise : `${by} resolved ${quoted} here.`;
    case "receiver":
      return before === null
        ? WHY.receiver
        : `The type of “${before}” is known, and it, or a base of it, has ${quoted}.`;
    case "scope":
      return before === null
        ? `${quoted} is bound by the scopes around it: locals, members, the file or what it declares.`
        : `“${before}” is bound by the scopes around it, and leads to ${quoted}.`;
    case "import":
      return before === null
        ? `An import of this file brings ${quoted}.`
        : `An import of this file brings “${before}”, which leads to ${quoted}.`;
    case "unique_name":
      return before === null
        ? `Nothing else that can be seen from here is named ${quoted}.`
        : `The type of “${before}” is not known, but nothing else that can be seen from here is named ${quoted}.`;
    case "name":
      return before === null
        ? `${quoted} stands alone here, and no scope or import says which one is meant.`
        : `The type of “${before}” is not known; other things may be named ${quoted}, too.`;
    case "text":
      return `The text ${quoted} fits. It stands where no symbol is read: it may be something else.`;
  }
}

const OPENS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{", ">": "<" };

/** The expression that a dot, an arrow or a double colon ties to the name behind it; null when none does. */
function beforeName(text: string): string | null {
  const tie = /(?:\?\.|!?\.|->|::)\s*(?:template\s+)?$/.exec(text);
  if (tie === null) return null;
  const whole = text.slice(0, tie.index);
  const start = startOfExpression(whole);
  const expression = whole.slice(start).trim();
  if (expression === "") return null;
  return expression.length <= QUOTED ? expression : `…${expression.slice(1 - QUOTED)}`;
}

/** Walks back over names, their ties and whole brackets. */
function startOfExpression(text: string): number {
  let at = text.length;
  while (at > 0) {
    const character = text[at - 1];
    if (/[\w$@.:]/.test(character) || text.slice(at - 2, at) === "->") at -= character === ">" ? 2 : 1;
    else if (character === "?" || character === "!") at--;
    else if (OPENS[character] !== undefined) {
      const open = opening(text, at - 1);
      if (open < 0) return at;
      at = open;
    } else break;
  }
  return at;
}

/** Where the bracket that closes at `at` opens; -1 when it does not in this line. */
function opening(text: string, at: number): number {
  const close = text[at];
  for (let index = at, depth = 0; index >= 0; index--) {
    if (text[index] === close) depth++;
    else if (text[index] === OPENS[close] && --depth === 0) return index;
  }
  return -1;
}
