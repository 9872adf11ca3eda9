/**
 * What stands around an expression and says which type is expected of it: a field's name, a name with a type, the
 * parameter of a call, the result of the function. Pure: works on text alone.
 */

export interface ExpectedPlace {
  /** `rest` of a struct: `Ship { name, ..Default::default() }` */
  by: "name" | "rest" | "argument" | "result";
  /** offset of the name that says it: a field, a variable, a struct, what is called; of a result of nothing */
  at: number;
  /** of arguments the one that it is */
  place: number;
  /** what it is wrapped in there: `Ok(…)` or `Some(…)`, or `Err(…)` */
  wrapped: Wrapped;
}

export type Wrapped = "no" | "value" | "error";

/** Blocks, arms and wrappers that an expression stands in. */
const MAX_STEPS = 8;

/**
 * @param source the text before the expression, without strings and comments
 * @param rest the text behind it
 */
export function expectedPlace(source: string, rest: string): ExpectedPlace | null {
  let wrapped: Wrapped = "no";
  let [before, after] = [source, rest];
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    before = before.replace(/(?:\s|&|\bmut\s)*$/, "");
    const named = wrapped === "error" ? null : nameBefore(before);
    if (named) return { ...named, place: 0, wrapped };
    if (/\breturn$/.test(before)) return { by: "result", at: 0, place: 0, wrapped };
    const isEnd = steps > 0 || /^\s*\}/.test(after);
    if (/[{};]$/.test(before) && !isEnd) return null;
    const call = /[(,]$/.test(before) ? callAround(before) : null;
    const wrapper = call && WRAPPERS.get(call.callee);
    if (call && wrapper === undefined) return { by: "argument", at: call.at, place: call.place, wrapped };
    if (call && wrapper) {
      if (wrapped === "error" || !/^\s*\)\s*(?![\s.?])/.test(after)) return null;
      wrapped = wrapper;
      [before, after] = [before.slice(0, call.path), after.replace(/^\s*\)/, "")];
    } else {
      const block = blockAround(before);
      if (block === BODY) return { by: "result", at: 0, place: 0, wrapped };
      if (block < 0) return null;
      before = before.slice(0, block);
    }
  }
  return null;
}

/** What wraps a value, by the last steps of its path. */
const WRAPPERS: ReadonlyMap<string, Wrapped> = new Map([
  ["Ok", "value"],
  ["Some", "value"],
  ["Err", "error"],
  ["Box::new", "value"],
  ["Rc::new", "value"],
  ["Arc::new", "value"],
]);

/** `{ hold:`, `let ship: Ship =`, `self.hold =`, `Ship { ..` */
function nameBefore(before: string): Pick<ExpectedPlace, "by" | "at"> | null {
  if (before.endsWith("..")) {
    const open = openBefore(before);
    const name = before[open] === "{" ? /\w+(?=\s*$)/.exec(before.slice(0, open)) : null;
    return name ? { by: "rest", at: name.index } : null;
  }
  const found = KEY.exec(before) ?? TYPED.exec(before) ?? ASSIGNED.exec(before);
  return found ? { by: "name", at: found.index + found[1].length } : null;
}

const KEY = /([{,]\s*(?:#\[[^\]\n]*\]\s*)*)\w+\s*:$/;
const TYPED = /\b((?:let|const|static)\s+(?:mut\s+)?)\w+\s*:[^=;{}]*=$/;
const ASSIGNED = /([;{}]\s*(?:\*\s*)?(?:\w+\s*\.\s*)*)\w+\s*=$/;

/** The call in whose arguments a text ends: where its path begins, where its name does, and how many come before. */
function callAround(before: string): { callee: string; path: number; at: number; place: number } | null {
  const open = openBefore(before);
  const path = before[open] === "(" ? CALLEE.exec(before.slice(0, open)) : null;
  if (!path) return null;
  let place = 0;
  let depth = 0;
  for (const sign of before.slice(open + 1)) {
    if (OPENING.includes(sign)) depth++;
    else if (CLOSING.includes(sign)) depth--;
    else if (sign === "," && depth === 0) place++;
  }
  const callee = path[1].replace(/\s/g, "").split("::");
  const name = path.index + path[1].length - (callee.at(-1)?.length ?? 0);
  return { callee: callee.slice(callee.length > 1 ? -2 : -1).join("::"), path: path.index, at: name, place };
}

const CALLEE = /(?<![\w:])((?:\w+\s*::\s*)*\w+)\s*(?:::\s*<[^<>]*>\s*)?$/;

const BODY = -2;

/** Where the expression begins that has the last of these blocks or arms: BODY for a function's, -1 for others. */
function blockAround(before: string): number {
  const isArm = before.endsWith("=>");
  const open = /[{;}]$/.test(before) || isArm ? openBefore(before) : -1;
  if (open < 0 || before[open] !== "{") return -1;
  const head = before.slice(0, open).trimEnd();
  if (isArm) return /\bmatch\b[^{};]*$/.exec(head)?.index ?? -1;
  if (/\bfn\s+\w+[^{}]*$/.test(head)) return BODY;
  if (head.endsWith("=>")) return head.length;
  const first = /\bif\b[^{};]*$/.exec(head)?.index ?? -1;
  const other = /\}\s*else$/.exec(head)?.index ?? -1;
  if (first < 0) return other < 0 ? -1 : beginOfChoice(head.slice(0, other + 1));
  const isNext = /\}\s*else\s*$/.exec(head.slice(0, first));
  return isNext ? beginOfChoice(head.slice(0, isNext.index + 1)) : first;
}

/** Where the `if` begins whose block ends a text. */
function beginOfChoice(text: string): number {
  const open = openBefore(text.slice(0, -1));
  return open < 0 ? -1 : blockAround(text.slice(0, open + 1));
}

const OPENING = "([{";
const CLOSING = ")]}";

/** The bracket that is open at the end of a text; -1 for none. */
function openBefore(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    if (CLOSING.includes(text[at])) depth++;
    else if (OPENING.includes(text[at]) && depth-- === 0) return at;
  }
  return -1;
}
