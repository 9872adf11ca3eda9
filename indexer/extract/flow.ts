/**
 * The role of a node for its parent, and the values that the parent passes down to it: the use, the receiver, the
 * number of arguments.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import {
  CALLEE,
  CHAINED,
  COMMENT,
  HEAD,
  LEAF,
  LEFT_NAME,
  NEVER_LOCAL,
  USE_COMPONENT,
  USE_COMPONENT_END,
  USE_IGNORE,
  USE_MASK,
  USE_UPDATE,
} from "../languages/compiled";
import { ERROR_TYPE, LEFT_NONE, LEFT_SUPER, LEFT_THIS } from "../model";
import type { FileState } from "./file-state";
import { ROLE_NEVER_LOCAL } from "./node-memory";

const USE_ADDRESS = USE_ROLES.indexOf("address") + 1;
const USE_READ = USE_ROLES.indexOf("read") + 1;
const USE_CALL = USE_ROLES.indexOf("call") + 1;
const USE_WRITE = USE_ROLES.indexOf("write") + 1;
/** `*p`, `-x`: what is written after an operator other than `&` is no address */
const OPERATORS_BUT_AMPERSAND = "*+-!^<~";
const MAX_ARGUMENTS = 255;

/** Fills the node's slots from its parent's and returns the pair's bits. The hottest function of the extractor. */
export function flowInto(state: FileState, n: number): number {
  const { parent, type, field, next } = state.tree;
  const { role, left, arity, forced } = state.memory;
  const p = parent[n];
  role[n] = forced[n];
  left[n] = LEFT_NONE;
  arity[n] = -1;
  const pt = p < 0 ? ERROR_TYPE : type[p];
  if (pt === ERROR_TYPE) return 0;
  const { language } = state;
  // of `a::b::c`, in which `b::c` is what stands behind `a`, the `b` is found in `a`
  if (left[p] !== LEFT_NONE && type[parent[p]] === pt && language.lefts[pt]?.scope) left[n] = left[p];
  let bits = language.pair[pt * language.fieldCount + field[n]];
  if (n === p + 1) bits |= language.first[pt];
  if (language.second[pt] !== 0 && n === next[p + 1]) bits |= language.second[pt];
  if (language.last[pt] !== 0 && next[n] === next[p]) bits |= language.last[pt];
  if (bits === 0) return 0;
  if (bits & HEAD) {
    role[n] = role[p];
    left[n] = left[p];
    arity[n] = arity[p];
  }
  // `a.b = 1` writes b, also where the grammar takes every `a.b` for a call
  const isSetter = bits & CALLEE && role[n] === USE_WRITE;
  // `f[int](1)` calls f, also where the grammar takes what is called for an element
  const isGeneric = language.table.genericElements === true && (bits & USE_MASK) === USE_READ && role[n] === USE_CALL;
  if (bits & USE_MASK && !isSetter && !isGeneric) {
    role[n] = (role[n] & ROLE_NEVER_LOCAL) | useOf(state, bits & USE_MASK, p, n);
    arity[n] = -1;
  }
  if (bits & CHAINED) chainInto(state, n, p, pt);
  if (bits & NEVER_LOCAL) role[n] |= ROLE_NEVER_LOCAL;
  if (bits & LEFT_NAME) left[n] = leftOf(state, n, p, pt);
  if (bits & CALLEE) arity[n] = argumentCount(state, p, pt);
  if (forced[n]) role[n] = forced[n];
  return bits;
}

function useOf(state: FileState, use: number, p: number, n: number): number {
  if (use === USE_UPDATE)
    return isUpdate(state.source, state.tree.start[p], state.tree.end[p]) ? USE_WRITE : state.memory.role[n];
  if (use === USE_COMPONENT || use === USE_COMPONENT_END) {
    if (isLowerCaseWord(state, n)) return USE_IGNORE;
    return use === USE_COMPONENT ? USE_CALL : 0;
  }
  return use === USE_ADDRESS && OPERATORS_BUT_AMPERSAND.includes(state.source[state.tree.start[p]]) ? 0 : use;
}

/** `++x`, `x--`; not `!x`, `x!!`, which share their node types in some grammars. */
function isUpdate(source: string, start: number, end: number): boolean {
  const at = (i: number): string => source.slice(i, i + 2);
  return ["++", "--"].some((operator) => at(start) === operator || at(end - 2) === operator);
}

/** `div`, but neither `Panel` nor `motion.div`. */
function isLowerCaseWord({ tree, language, source }: FileState, n: number): boolean {
  if (tree.type[n] === ERROR_TYPE || !(language.action[tree.type[n]] & LEAF)) return false;
  const c = source.charCodeAt(tree.start[n]);
  return c >= 97 && c <= 122;
}

/** A leaf of a chain is qualified by the leaf before it; the last one does what the chain does. */
function chainInto({ tree, language, memory }: FileState, n: number, p: number, pt: number): void {
  const { type, next } = tree;
  const leaf = language.chains[pt] - 1;
  if (type[n] !== leaf) return;
  let before = -1;
  for (let c = p + 1; c < n; c = next[c]) if (type[c] === leaf) before = c;
  if (before >= 0) memory.left[n] = before + 1;
  for (let c = next[n], end = next[p]; c < end; c = next[c]) if (type[c] === leaf) return;
  if (memory.role[p]) memory.role[n] = memory.role[p];
  memory.arity[n] = memory.arity[p];
  if (before < 0) memory.left[n] = memory.left[p];
}

function leftOf(state: FileState, n: number, p: number, pt: number): number {
  const rule = state.language.lefts[pt];
  if (!rule) return LEFT_NONE;
  if (rule.leafOnly && !(state.language.action[state.tree.type[n]] & LEAF)) return LEFT_NONE;
  const node = state.view.child(p, rule.left);
  if (node >= 0 && node !== n) return node + 1;
  // `this` and `super` are no named nodes in some grammars
  const { thisWords, superWords } = state.language.table;
  const word = /^\w+/.exec(state.source.slice(state.tree.start[p], state.tree.start[n]))?.[0];
  if (!word) return LEFT_NONE;
  if (thisWords?.includes(word)) return LEFT_THIS;
  return superWords?.includes(word) ? LEFT_SUPER : LEFT_NONE;
}

/**
 * `f { }`, `f(1) { }`: a lambda behind a call is an argument of it, also where the grammar takes `f(1)` for what is
 * called.
 */
function trailingCount({ tree, view }: FileState, p: number, pt: number, trailing: string | undefined): number {
  if (!trailing) return 0;
  const around = tree.parent[p];
  const isCalled = around >= 0 && tree.type[around] === pt && p === around + 1;
  return view.childOfType(p, trailing) >= 0 || (isCalled && view.childOfType(around, trailing) >= 0) ? 1 : 0;
}

function argumentCount(state: FileState, p: number, pt: number): number {
  const { next, type } = state.tree;
  const { calls, action } = state.language;
  const rule = calls[pt];
  if (!rule || typeof rule.arguments === "number") return rule ? Number(rule.arguments) : 0;
  let count = trailingCount(state, p, pt, rule.trailing);
  const list = state.view.childByFieldOrType(p, rule.arguments);
  if (list < 0) return count;
  if (rule.lone?.includes(state.view.type(list))) return count + 1;
  for (let c = list + 1, end = next[list]; c < end; c = next[c])
    if (type[c] !== ERROR_TYPE && !(action[type[c]] & COMMENT)) count++;
  return Math.min(count, MAX_ARGUMENTS);
}
