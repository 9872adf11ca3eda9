/**
 * Rust's macros are given tokens, which mostly read as what they become: the arguments of `assert!(a.b(c))` are
 * expressions, what is inside of `cfg_net! { … }` are items. Only the macro's name is blanked for the parser, and the
 * brackets around items; what is left is a tuple, an array, a block or the items themselves. What does not read so
 * stays as it is: `$` and `#name` of patterns, arms, and what stood in a gap at the first reading.
 */
import { flagsIn, type Respelling } from "./rust-flags";
import { MaskBuilder, type MaskedText } from "./mask-builder";
import { ITEM_WORDS, rustTokens, type RustToken } from "./rust-tokens";

/** Masks all macros that seem to read as code. */
export const maskRustMacros = (source: string): MaskedText => maskReadable(source, () => []);

/**
 * Once more without the innermost macros in places that did not parse, then without any there. @param gaps [start,
 * end) of each, in a row
 */
export const maskRustMacrosAgain = (source: string, gaps: readonly number[]): MaskedText[] => [
  maskReadable(source, (calls) => innermost(touched(calls, gaps))),
  maskReadable(source, (calls) => touched(calls, gaps)),
];

/** @param left which of all calls stay as they are; all of them come in the order of their starts */
function maskReadable(source: string, left: (calls: readonly MacroCall[]) => readonly MacroCall[]): MaskedText {
  const mask = new MaskBuilder(source);
  if (!/!\s*[([{]/.test(source)) return mask.finish();
  const calls = macroCalls(source, rustTokens(source));
  const staying = new Set(left(calls));
  for (const call of calls) if (!staying.has(call)) maskCall(mask, call);
  return mask.finish();
}
/** A macro that is called, by its tokens, and whether items stand in its brackets. */
interface MacroCall {
  start: number;
  end: number;
  name: RustToken;
  open: RustToken;
  hasItems: boolean;
  /** words that the parser must not see */
  late: readonly RustToken[];
  flags: readonly Respelling[];
}

/** Where a name stands: among statements, or among items only. The outermost scope of a file may hold both. */
type Place = "statements" | "items";
const HOLDS_ITEMS: ReadonlySet<string> = new Set(["impl", "trait", "mod", "extern"]);

function macroCalls(source: string, tokens: readonly RustToken[]): MacroCall[] {
  const calls: MacroCall[] = [];
  const places: { until: number; place: Place }[] = [];
  let head: string | null = null;
  for (let at = 0; at < tokens.length; at++) {
    while (places.length > 0 && places[places.length - 1].until <= at) places.pop();
    const { text, partner } = tokens[at];
    if (text === "#") at = endOfAttribute(tokens, at);
    else if (text === "macro_rules") at = endOfRules(tokens, at);
    else if (text === "fn" || (head === null && HOLDS_ITEMS.has(text))) head = text;
    else if (text.endsWith("!")) {
      const call = callAt(source, tokens, at, places.at(-1)?.place ?? "statements");
      if (call) calls.push(call);
      else at = Math.max(at + 1, tokens[at + 1].partner);
    }
    if (text === "{" && partner >= 0)
      places.push({ until: partner, place: head !== null && head !== "fn" ? "items" : "statements" });
    if (text === "{" || text === "}" || text === ";") head = null;
  }
  return calls;
}

/**
 * The call whose name stands there; null where its tokens are no code, or are no items and the name is found by a
 * path.
 */
function callAt(source: string, tokens: readonly RustToken[], at: number, place: Place): MacroCall | null {
  const [name, open] = [tokens[at], tokens[at + 1]];
  if (open.partner < 0 || isPattern(tokens, at + 1)) return null;
  const first = startOfPath(tokens, at);
  const hasItems = beginsItem(tokens, at + 1) && /^[;{}\]]$/.test(tokens[first - 1]?.text ?? ";");
  if ((place === "items" || first < at) && !hasItems) return null;
  const { end } = tokens[open.partner];
  const late = hasItems ? lateStatics(tokens, at + 1) : [];
  const flags = hasItems ? flagsIn(source, tokens, at + 1) : [];
  return { start: tokens[first].start, end, name, open, hasItems, late, flags };
}

/** The first token of the path that ends in a macro's name: `pin` of `pin::project!`. */
function startOfPath(tokens: readonly RustToken[], at: number): number {
  let first = at;
  while (tokens[first - 1]?.text === "::" && /^\w+$/.test(tokens[first - 2]?.text ?? "")) first -= 2;
  return tokens[first - 1]?.text === "::" ? first - 1 : first;
}

/** Whether the tokens in these brackets stand for others: `$x`, `#x`, `a => b`. */
function isPattern(tokens: readonly RustToken[], open: number): boolean {
  const close = tokens[open].partner;
  for (let at = open + 1, depth = 0; at < close; at++) {
    const { text, end } = tokens[at];
    if (text === "$" || (text === "=>" && depth === 0)) return true;
    if (text === "#" && tokens[at + 1].start === end && tokens[at + 1].text !== "[") return true;
    if (/^[([{]$/.test(text)) depth++;
    else if (/^[)\]}]$/.test(text)) depth--;
  }
  return false;
}

function beginsItem(tokens: readonly RustToken[], open: number): boolean {
  let at = open + 1;
  while (tokens[at].text === "#") at = endOfAttribute(tokens, at) + 1;
  return ITEM_WORDS.has(tokens[at].text) && !/^(?:unsafe|async)$/.test(tokens[at].text);
}

/** The last token of `#[…]` or `#![…]`; the mark itself where it begins none. */
function endOfAttribute(tokens: readonly RustToken[], at: number): number {
  const next = tokens[at + 1];
  return next?.text === "[" && next.partner >= 0 ? next.partner : at;
}

/** The last token of `macro_rules! name { … }`. */
function endOfRules(tokens: readonly RustToken[], at: number): number {
  for (let open = at + 1; open <= at + 2 && open < tokens.length; open++)
    if (tokens[open].partner >= 0) return tokens[open].partner;
  return at;
}

/**
 * `static ref NAME: T = …;`, as macros write statics that are made when they are first used: the words that the
 * language has not.
 */
function lateStatics(tokens: readonly RustToken[], open: number): RustToken[] {
  const inside = tokens.slice(open, tokens[open].partner);
  return inside.filter(({ text }, i) => text === "ref" && inside[i - 1].text === "static");
}

/** Those that reach into a gap. */
function touched(calls: readonly MacroCall[], gaps: readonly number[]): MacroCall[] {
  let first = 0;
  return calls.filter(({ start, end }) => {
    while (first < gaps.length && gaps[first + 1] <= start) first += 2;
    return first < gaps.length && gaps[first] < end;
  });
}

/** Those that hold no other of them: what a call holds follows it. */
const innermost = (calls: readonly MacroCall[]): MacroCall[] =>
  calls.filter(({ end }, i) => i + 1 === calls.length || calls[i + 1].start >= end);

function maskCall(mask: MaskBuilder, { start, name, open, end, hasItems, late, flags }: MacroCall): void {
  if (start < name.start) mask.uses(start, name.start);
  mask.macro(name.text.slice(0, -1), name.start, name.end, false);
  mask.blank(start, hasItems ? open.end : open.start);
  for (const each of flags) mask.replace(each.start, each.end, each.text);
  if (hasItems) mask.blank(end - 1, end);
  for (const word of late) mask.blank(word.start, word.end);
}
