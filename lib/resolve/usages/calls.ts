/** Calls in both directions: the uses of a symbol that call it, by caller; and what its body calls. */
import type { Basis } from "../../contract/vocabulary";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isType, type Declaration } from "../facts/declaration";
import type { NameResolver } from "../members/name-resolver";
import { isCallAt } from "./calling-uses";
import type { Target, Through, Use } from "./use";

/** A place of a call. */
export interface CallPlace {
  file: CodeFile;
  at: number;
}

/** A caller, by its ordinal in a file; -1 for calls at file level. */
export interface Caller {
  /** what it calls */
  target: Target;
  file: CodeFile;
  ordinal: number;
  basis: Basis;
  through: Through;
  sites: CallPlace[];
}

/**
 * Something that a function calls: a symbol, a name from outside of the index, or one of several symbols, which is not
 * known.
 */
export interface Callee {
  name: string;
  declarations: readonly Declaration[];
  external: boolean;
  basis: Basis;
  sites: CallPlace[];
}

/** Calls of one body that are looked at. */
const MAX_CALLS = 2000;

/** Calls by what is called and the function that makes them, in the order of the calls. */
export function callersOf(uses: readonly Use[]): Caller[] {
  const callers = new Map<string, Caller>();
  for (const { file, at, basis, through, target } of uses) {
    const ordinal = callerAround(file, file.uses.enclosing[at]);
    const id = `${file.id} ${ordinal} ${target.head.id}`;
    const caller = callers.get(id) ?? { target, file, ordinal, basis, through, sites: [] };
    callers.set(id, caller);
    caller.sites.push({ file, at });
    if (through === null) caller.through = null;
  }
  return [...callers.values()];
}

/** The innermost function around a place, or the field whose initializer calls, or the innermost symbol at all. */
function callerAround(file: CodeFile, enclosing: number): number {
  for (let at = enclosing; at >= 0; at = file.symbols[at].container) if (isFunction(file.kind(at))) return at;
  return enclosing;
}

/** What the definitions among these declarations call, in the order of the first call. */
export async function calleesOf(
  code: CodeIndex,
  resolver: NameResolver,
  declarations: readonly Declaration[],
): Promise<Callee[]> {
  const callees = new Map<string, Callee>();
  for (const { fileId, ordinal } of declarations) {
    const file = await code.file(fileId);
    if (!file) continue;
    const calls = callsInside(file, ordinal);
    // Side by side: what they read, they read together.
    const meant = await Promise.all(calls.map((at) => resolver.meaning(file, at)));
    calls.forEach((at, nth) => add(callees, file, at, meant[nth]));
  }
  return [...callees.values()];
}

function callsInside(file: CodeFile, ordinal: number): number[] {
  const inside = new Set([ordinal]);
  file.symbols.forEach((symbol) => {
    if (inside.has(symbol.container)) inside.add(symbol.ordinal);
  });
  const calls: number[] = [];
  for (let at = 0; at < file.uses.count && calls.length < MAX_CALLS; at++)
    if (inside.has(file.uses.enclosing[at]) && isCallAt(file, at)) calls.push(at);
  return calls;
}

function add(
  callees: Map<string, Callee>,
  file: CodeFile,
  at: number,
  found: Awaited<ReturnType<NameResolver["occurrence"]>>,
): void {
  if (found.local >= 0) return;
  const callables = found.declarations.filter((d) => isFunction(d.kind) || isType(d.kind) || d.kind === "macro");
  const declarations = callables.length > 0 ? callables : found.declarations;
  const name = declarations[0]?.name ?? file.name(at);
  // a guess is no call of its first candidate
  const isGuess = found.basis === "name" && found.external === null;
  const id = isGuess || !declarations[0] ? `${isGuess ? "?" : "!"} ${name}` : String(declarations[0].keyHash);
  const external = found.external !== null;
  const callee = callees.get(id) ?? { name, declarations, external, basis: found.basis, sites: [] };
  callees.set(id, callee);
  callee.sites.push({ file, at });
}
