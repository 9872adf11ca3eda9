/** What a node is to its parent, and what flows down to it: the use, the receiver, the number of arguments. */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import {
  CALLEE,
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
} from "../languages/compile";
import { ERROR_TYPE, LEFT_NONE, LEFT_SUPER, LEFT_THIS } from "../model";
import type { FileState } from "./file-state";
import { ROLE_NEVER_LOCAL } from "./node-memory";

const USE_ADDRESS = USE_ROLES.indexOf("address") + 1;
const USE_CALL = USE_ROLES.indexOf("call") + 1;
const USE_WRITE = USE_ROLES.indexOf("write") + 1;
const AMPERSAND = 38;
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
  let bits = language.pair[pt * language.fieldCount + field[n]];
  if (n === p + 1) bits |= language.first[pt];
  if (language.last[pt] !== 0 && next[n] === next[p]) bits |= language.last[pt];
  if (bits === 0) return 0;
  if (bits & HEAD) {
    role[n] = role[p];
    left[n] = left[p];
    arity[n] = arity[p];
  }
  if (bits & USE_MASK) role[n] = (role[n] & ROLE_NEVER_LOCAL) | useOf(state, bits & USE_MASK, p, n);
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
  return use === USE_ADDRESS && state.source.charCodeAt(state.tree.start[p]) !== AMPERSAND ? 0 : use;
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

function leftOf(state: FileState, n: number, p: number, pt: number): number {
  const rule = state.language.lefts[pt];
  if (!rule) return LEFT_NONE;
  const node = state.view.child(p, rule.left);
  if (node >= 0 && node !== n) return node + 1;
  // `this` and `super` are no named nodes in some grammars
  const { thisWords, superWords } = state.language.table;
  const word = /^\w+/.exec(state.source.slice(state.tree.start[p], state.tree.start[n]))?.[0];
  if (!word) return LEFT_NONE;
  if (thisWords?.includes(word)) return LEFT_THIS;
  return superWords?.includes(word) ? LEFT_SUPER : LEFT_NONE;
}

function argumentCount(state: FileState, p: number, pt: number): number {
  const { next, type } = state.tree;
  const { callArguments, action } = state.language;
  const name = callArguments[pt];
  const list = name === undefined ? -1 : state.view.childByFieldOrType(p, name);
  if (list < 0) return 0;
  let count = 0;
  for (let c = list + 1, end = next[list]; c < end; c = next[c])
    if (type[c] !== ERROR_TYPE && !(action[type[c]] & COMMENT)) count++;
  return Math.min(count, MAX_ARGUMENTS);
}
