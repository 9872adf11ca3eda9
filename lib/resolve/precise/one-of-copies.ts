/**
 * An engine's answer names a symbol by its key, and a repository may hold code twice: a library that is also kept as
 * one header, overloads that only their templates tell apart. Which copy is meant is told by rules. Pure.
 */
import type { Declaration } from "../facts/declaration";
import type { Resolution } from "../facts/resolution";

/** Whether several definitions share a key. */
export function hasCopies(declarations: readonly Declaration[]): boolean {
  const keys = new Set<bigint>();
  for (const { role, keyHash } of declarations) {
    if (role !== "definition") continue;
    if (keys.has(keyHash)) return true;
    keys.add(keyHash);
  }
  return false;
}

/** What an engine says, without the copies that rules do not lead to; all of it where they lead to none. */
export function copyMeant(precise: Resolution, byRules: Resolution): Resolution {
  if (byRules.basis === "name") return precise;
  const led = new Set(byRules.declarations.map(({ id }) => id));
  const declarations = precise.declarations.filter(({ id }) => led.has(id));
  return declarations.length > 0 ? { ...precise, declarations } : precise;
}
