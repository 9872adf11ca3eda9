/** Members of types, inherited ones included: by the scope that holds them, then through the bases, outward. */
import { splitQualified } from "../db/symbol-key";
import type { CodeIndex } from "./code-index";
import { isType, parameterCount, scopeOf, type Declaration } from "./declaration";
import { NAME_RULES } from "./name-rules";

export interface FoundMembers {
  members: Declaration[];
  /** some base stands outside of the index, so the member may too */
  hasOutsideBase: boolean;
}

const MAX_DEPTH = 24;

export class Members {
  private readonly memo = new Map<string, Promise<FoundMembers>>();

  constructor(private readonly code: CodeIndex) {}

  /** Members of this name of the type with this scope: its own, else the nearest base's that has one. */
  find(scope: string, language: Declaration["language"], name: string): Promise<FoundMembers> {
    const id = `${language} ${scope} ${name}`;
    let found = this.memo.get(id);
    if (!found) this.memo.set(id, (found = this.search(scope, language, name, new Set(), 0)));
    return found;
  }

  /** Only from the bases of the type: `super.f()`. */
  async findInBases(scope: string, language: Declaration["language"], name: string): Promise<FoundMembers> {
    return this.searchBases(scope, language, name, new Set([scope]), 0);
  }

  /** Declarations of the type with this scope. */
  async types(scope: string, language: Declaration["language"]): Promise<Declaration[]> {
    const name = scope.slice(0, -1).split(".").pop() ?? "";
    const last = /([^/]*)$/.exec(name)?.[1] ?? name;
    const { family } = NAME_RULES[language];
    return (await this.code.declarations(last)).filter(
      (d) => family.has(d.language) && isType(d.kind) && scopeOf(d) === scope,
    );
  }

  /** Declarations of the bases of a type, in order; null for one that stands outside. */
  async bases(type: Declaration): Promise<(Declaration[] | null)[]> {
    const found: (Declaration[] | null)[] = [];
    for (const relation of await this.code.bases(type)) {
      const name = splitQualified(relation.baseName).pop();
      if (relation.baseKey === null || name === undefined) {
        found.push(null);
        continue;
      }
      const declared = (await this.code.declarations(name)).filter(
        (d) => d.keyHash === relation.baseKey && isType(d.kind),
      );
      found.push(declared.length > 0 ? declared : null);
    }
    return found;
  }

  private async search(
    scope: string,
    language: Declaration["language"],
    name: string,
    seen: Set<string>,
    depth: number,
  ): Promise<FoundMembers> {
    if (seen.has(scope) || depth > MAX_DEPTH) return { members: [], hasOutsideBase: false };
    seen.add(scope);
    const { family } = NAME_RULES[language];
    const own = (await this.code.declarations(name)).filter((d) => d.holder === scope && family.has(d.language));
    if (own.length > 0) return { members: own, hasOutsideBase: false };
    return this.searchBases(scope, language, name, seen, depth);
  }

  private async searchBases(
    scope: string,
    language: Declaration["language"],
    name: string,
    seen: Set<string>,
    depth: number,
  ): Promise<FoundMembers> {
    let hasOutsideBase = false;
    const types = await this.types(scope, language);
    for (const type of types) {
      for (const base of await this.bases(type)) {
        if (!base) {
          hasOutsideBase = true;
          continue;
        }
        const found = await this.search(scopeOf(base[0]), language, name, seen, depth + 1);
        if (found.members.length > 0) return found;
        hasOutsideBase ||= found.hasOutsideBase;
      }
      // an alias has its members where it points to; that is followed by whoever knows the alias's file
    }
    return { members: [], hasOutsideBase };
  }
}

/** Of overloads, those that a call with this many arguments can mean; all of them when none fits exactly. */
export function fitArity(declarations: readonly Declaration[], arity: number): Declaration[] {
  if (arity < 0 || declarations.length < 2) return [...declarations];
  const exact = declarations.filter((d) => parameterCount(d) === null || parameterCount(d) === arity);
  if (exact.length > 0) return exact;
  const roomy = declarations.filter((d) => (parameterCount(d) ?? arity) >= arity);
  return roomy.length > 0 ? roomy : [...declarations];
}
