/**
 * Objects that are extended while the program runs: `ship.extend(Towing)` before `ship.tow`, and `ship =
 * Ship.new.extend(Towing)`. What the module has goes before what the object's class has.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isScope, scopeOf } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";
import { describedClass } from "./specs";

const WORD = "extend";

/** Null for what is asked of anything else, and for what no such module has. */
export async function ofExtended(
  names: NameReader,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  const of = file.uses.left[i];
  if (of < 0 || file.uses.arity[i] < 0 || file.uses.leftFlags[i] !== 0 || !file.mentions(WORD)) return null;
  for (const at of extensionsOf(file, i, of)) {
    const { declarations, basis } = await names.occurrence(file, at, chain);
    const module = basis === "name" ? undefined : declarations.find((d) => isScope(d.kind));
    if (!module) continue;
    const { members } = await names.members.find(
      scopeOf(module),
      file.language,
      file.name(i),
      file.uses.arity[i],
      "object",
    );
    const own = members.filter((d) => !hasModifier(d, "static"));
    if (own.length > 0) return means(own, "receiver");
  }
  return null;
}

/** Where the modules are named that a receiver is extended with, the last first. */
function extensionsOf(file: CodeFile, i: number, of: number): number[] {
  const { local, left, enclosing, count } = file.uses;
  if (file.name(of) === WORD) return modulesBehind(file, of);
  const own = local[of];
  const [by = -1] = own < 0 ? [] : (file.typedBy.get(own) ?? []);
  const found = by >= 0 && file.name(by) === WORD ? modulesBehind(file, by) : [];
  const isVariable = file.name(of).startsWith("@");
  if (own < 0 && !isVariable) return found;
  for (let at = 0; at < Math.min(i, count); at++) {
    const to = file.name(at) === WORD ? left[at] : -1;
    const isSame = to >= 0 && (isVariable ? file.name(to) === file.name(of) : local[to] === own);
    if (isSame && to !== of && enclosing[at] === enclosing[i]) found.unshift(...modulesBehind(file, at));
  }
  return found;
}

/** The last steps of the paths that a call of `extend` is given. */
function modulesBehind(file: CodeFile, call: number): number[] {
  const { count, line } = file.uses;
  const found: number[] = [];
  for (let at = call + 1; at < count && line[at] === line[call]; at++) {
    if (!/^\p{Lu}/u.test(file.name(at))) {
      const described = describedClass(file, at);
      if (described !== null && described >= 0) found.unshift(described);
      break;
    }
    while (file.qualifies(at)) at++;
    found.unshift(at);
  }
  return found;
}
