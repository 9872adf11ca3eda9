/**
 * Old paths of Unreal's types and their new ones, as a project's settings and the redirectors among its assets say: a
 * type may have changed its name, its module, or both, more than once.
 */
import { redirectsOf, type RedirectRecord } from "../../../db/read/unreal-files";
import type { Queryable } from "../../../db/pool";
import { RepositoryFact } from "../../facts/repository-fact";

/** Redirects that are followed one after the other, and old paths that are given. */
const MAX_STEPS = 8;
const MAX_OLD = 64;

export class UnrealRedirects {
  private readonly now = new Map<string, string>();
  private readonly before = new Map<string, string[]>();

  constructor(records: readonly RedirectRecord[]) {
    for (const { before, now } of records) {
      if (!this.now.has(before)) this.now.set(before, now);
      const known = this.before.get(now);
      if (known) known.push(before);
      else this.before.set(now, [before]);
    }
  }

  static async of(pool: Queryable, repositoryId: number): Promise<UnrealRedirects> {
    return new UnrealRedirects(await redirectsOf(pool, repositoryId));
  }

  /** The path that a path means today; itself where nothing is said about it. */
  newPath(path: string): string {
    let at = path;
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const next = this.step(at);
      if (next === at) break;
      at = next;
    }
    return at;
  }

  /** Paths that mean this one today. */
  oldPaths(path: string): string[] {
    if (this.before.size === 0) return [];
    const found = new Set([path]);
    const add = (old: string) => found.size <= MAX_OLD && found.add(old);
    for (const each of found) {
      const [module, name] = split(each);
      for (const before of [...this.namedBefore(each), ...this.namedBefore(name)])
        add(before.startsWith("/") ? before : `${module}.${before}`);
      for (const before of this.namedBefore(module)) if (!before.includes(".")) add(`${before}.${name}`);
    }
    found.delete(path);
    return [...found];
  }

  private namedBefore(now: string): readonly string[] {
    return this.before.get(now) ?? [];
  }

  private step(path: string): string {
    const [module, name] = split(path);
    const renamed = this.now.get(path) ?? this.now.get(name);
    if (renamed !== undefined) return renamed.startsWith("/") ? renamed : `${module}.${renamed}`;
    const moved = this.now.get(module);
    return moved === undefined ? path : `${moved}.${name}`;
  }
}

/** `/Script/Module` and `Class`. */
function split(path: string): [module: string, name: string] {
  const dot = path.lastIndexOf(".");
  return dot < 0 ? [path, ""] : [path.slice(0, dot), path.slice(dot + 1)];
}

/** What an Unreal project's types were called before. */
export const unrealRedirects = new RepositoryFact((pool, repositoryId) => UnrealRedirects.of(pool, repositoryId));
