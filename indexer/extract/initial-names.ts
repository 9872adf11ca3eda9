/** Local names that the initializers of a type see and its functions do not: parameters of Kotlin's classes. */
import type { FileState } from "./file-state";

/** The occurrence that binds a name, or -1 where it is kept to initializers and this place is none. */
export function seenHere({ language, initial, view }: FileState, n: number, bound: number): number {
  const owner = bound < 0 ? undefined : initial.get(bound);
  const rule = language.table.initial;
  if (owner === undefined || !rule) return bound;
  let inner = n;
  for (let at = n; at >= 0 && at !== owner; [inner, at] = [at, view.parent(at)]) {
    const around = view.parent(at);
    if (!view.is(around, ...rule.bodies) || view.parent(around) !== owner) continue;
    return view.is(at, ...rule.initializers) && !view.is(inner, ...rule.except) ? bound : -1;
  }
  return bound;
}
