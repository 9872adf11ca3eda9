/**
 * `test("a", function () { this.ship = make(); this.ship.sail(); })`: what a function that is passed on gives its
 * `this` is a local name of the function, as far as this text says.
 */
import type { DerivedMember } from "../languages/declaration-rule";
import { LEFT_THIS } from "../model";
import type { FileState } from "./file-state";

/** A name that a function gives its `this`: the first one declares it. */
export function noteOfThis(state: FileState, member: DerivedMember): void {
  const { within = -1, name } = member;
  if (name < 0 || within < 0) return;
  const names = state.ofThis.get(within) ?? new Map<string, number>();
  state.ofThis.set(within, names);
  const text = state.view.text(name);
  const first = names.get(text) ?? name;
  names.set(text, first);
  state.types.noteMember(state.language, state.view, first, member);
}

/** Binds a name behind `this` to the first one that the function around has given it; leaves any other. */
export function bindOfThis(state: FileState, n: number, i: number): void {
  const { occurrences, language, memory, view } = state;
  if (occurrences.all.left[i] !== LEFT_THIS) return;
  const names = state.ofThis.get(view.ancestor(n, ...(language.table.thisOwners ?? [])));
  const first = names?.get(view.text(n)) ?? -1;
  if (first >= 0) occurrences.all.local[i] = first === n ? i : memory.emitted[first];
}

/**
 * `@ship` outside of types: a variable of the innermost block around that gives it a value, itself or in its methods.
 */
export function bindVariableOfThis(state: FileState, n: number, i: number): void {
  const { occurrences, language, memory, view } = state;
  const { thisOwners = [], variablesOfThis } = language.table;
  if (!variablesOfThis?.includes(view.type(n))) return;
  const name = view.text(n);
  for (let at = view.ancestor(n, ...thisOwners); at >= 0; at = view.ancestor(at, ...thisOwners)) {
    const first = state.ofThis.get(at)?.get(name) ?? -1;
    if (first >= 0) occurrences.all.local[i] = first === n ? i : memory.emitted[first];
    if (first >= 0) return;
  }
}
