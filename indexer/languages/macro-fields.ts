/**
 * Fields that a macro of C or C++ declares: what several structs have alike is written once, `#define NODE_FIELDS int
 * id; struct node *next;`. Refuses a body with anything else in it than declarations.
 */
import type { TreeView } from "../extract/tree-view";
import type { RawField } from "./table/text";

const WORD = /[A-Za-z_]\w*/g;
/** Words of a declaration that name no type of the code's own. */
const PLAIN: ReadonlySet<string> = new Set(
  "const volatile static unsigned signed char short int long float double void bool _Bool restrict mutable".split(" "),
);
/** What begins no field. */
const STATEMENT =
  /^\s*(?:return|goto|break|continue|case|default|else|do|if|for|while|switch|typedef|extern|delete|throw|using|namespace|template|friend|new|asm|__asm__)\b/;
const TAG = /\b(?:struct|union|enum|class)\s+$/;
const POINTER_TO_FUNCTION = /\(\s*\*\s*([A-Za-z_]\w*)\s*\)\s*\([^{}]*\)$/;
/** A name, its dimensions, its bits. */
const DECLARATOR = /([A-Za-z_]\w*)\s*((?:\[[^\]]*\]\s*)*)(?::\s*\w+\s*)?$/;
const MAX_BODY = 16_384;

/** @returns the fields of the body of `#define NAME body`, in their order; none for any other text */
export function macroFields(view: TreeView, body: number): RawField[] {
  if (!view.is(view.parent(body), "preproc_def")) return [];
  const start = view.start(body);
  const text = view.source.slice(start, view.end(body));
  if (!text.includes(";") || text.length > MAX_BODY) return [];
  const plain = blanked(text);
  const fields: RawField[] = [];
  for (const [from, to] of declarations(plain)) {
    const found = fieldsOf(plain.slice(from, to), start + from);
    if (found === null) return [];
    fields.push(...found);
  }
  return fields;
}

/** Comments and the ends of lines are blank, at the same length. */
const blanked = (text: string): string =>
  text.replace(/\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|\\(?=\r?\n|$)/g, (all) => all.replace(/[^\n]/g, " "));

/** Between semicolons outside of brackets. */
function declarations(text: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if ("{(".includes(text[at] ?? " ")) depth++;
    else if ("})".includes(text[at] ?? " ")) depth--;
    if (at < text.length && (text[at] !== ";" || depth > 0)) continue;
    found.push([from, at]);
    from = at + 1;
  }
  return found;
}

/** Null for what is no declaration. @param offset of the text in the file */
function fieldsOf(text: string, offset: number): RawField[] | null {
  const body = text.lastIndexOf("}");
  if (body >= 0) return /^[^=#"]*\{/.test(text) ? behindBody(text, body, offset) : null;
  if (STATEMENT.test(text)) return null;
  // what is left of another macro, or nothing
  if (/^\s*\w*\s*$/.test(text)) return [];
  const pointer = POINTER_TO_FUNCTION.exec(text.trimEnd());
  if (pointer) return [{ ...placed(text, pointer[1], pointer.index, offset), type: null }];
  if (/[^\w\s*,[\]:]/.test(text)) return null;
  const [first, ...more] = text.split(",");
  const declarator = DECLARATOR.exec(first);
  const head = declarator ? first.slice(0, declarator.index) : "";
  const words = [...head.matchAll(WORD)];
  const last = words.at(-1);
  if (!declarator || !last) return null;
  const type = PLAIN.has(last[0])
    ? null
    : { start: offset + last.index, length: last[0].length, isTag: TAG.test(head.slice(0, last.index)) };
  const fields: RawField[] = [];
  let at = 0;
  for (const part of [first, ...more]) {
    const name = DECLARATOR.exec(part);
    if (!name) return null;
    const place = { start: offset + at + name.index, length: name[1].length };
    fields.push({ ...place, type, isArray: name[2] !== "" });
    at += part.length + 1;
  }
  return fields;
}

/** `union { … } name`: the names within are those of a type without one. */
function behindBody(text: string, body: number, offset: number): RawField[] {
  const name = /^\s*\**\s*([A-Za-z_]\w*)/.exec(text.slice(body + 1));
  return name ? [{ ...placed(text, name[1], body + 1, offset), type: null }] : [];
}

const placed = (text: string, name: string, from: number, offset: number) => ({
  start: offset + text.indexOf(name, from),
  length: name.length,
  isArray: false,
});
