/**
 * `def self.included(base) = base.extend(Counting)`: whatever takes in such a module has the methods of Counting as
 * its own class's. Within `base.class_eval do … end` the block says the same.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { hasModifier, isFunction, isScope, type Declaration } from "../../facts/declaration";
import { holderOf } from "../../facts/declared-name";
import { constantSeen } from "./constants-seen";

/** What Ruby calls when a module is taken in. */
const HOOKS = ["included", "append_features", "prepended"] as const;
const IN_CLASS: ReadonlySet<string> = new Set(["class_eval", "class_exec", "instance_eval", "module_eval"]);
const WORD = "extend";

/** Modules that the takers of this one are extended with, in the order of the text. */
export async function modulesLent(code: CodeIndex, scope: string): Promise<Declaration[]> {
  const found: Declaration[] = [];
  for (const name of HOOKS)
    for (const hook of (await code.named(name)).where(holderOf, scope)) {
      const isHook = hook.holderKind === "module" && isFunction(hook.kind) && hasModifier(hook, "static");
      const home = isHook ? await code.file(hook.fileId) : null;
      for (const path of home ? lentBy(home, hook.ordinal) : []) {
        const module = home && (await constantSeen(code, home, scope, path)).find((d) => isScope(d.kind));
        if (module) found.push(module);
      }
    }
  return found;
}

/** The paths of what the taker is extended with in a hook. */
function lentBy(file: CodeFile, hook: number): string[][] {
  const { uses } = file;
  const found: string[][] = [];
  for (let at = file.firstWithin(hook); at >= 0 && at < uses.count && uses.enclosing[at] === hook; at++) {
    if (file.name(at) !== WORD || uses.arity[at] < 1 || !isSaidOfTaker(file, at)) continue;
    for (let next = at + 1; next < uses.count && uses.line[next] === uses.line[at];) {
      const path = [file.name(next)];
      if (!/^\p{Lu}/u.test(path[0])) break;
      for (; file.qualifies(next); next++) path.push(file.name(next + 1));
      found.push(path);
      next++;
    }
  }
  return found;
}

/** `base.extend`, and `extend` where the block runs in the taker. */
function isSaidOfTaker(file: CodeFile, at: number): boolean {
  const { left, local } = file.uses;
  if (left[at] >= 0) return local[left[at]] >= 0;
  const [around = -1] = left[at] === LEFT_CODES.none ? file.lambdasAround(at) : [];
  return around >= 0 && IN_CLASS.has(file.name(around)) && left[around] >= 0 && local[left[around]] >= 0;
}
