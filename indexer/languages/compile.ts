/**
 * Turns a language's table into arrays indexed by the grammar's numbers, once per worker and language.
 * Refuses any node type, field, kind, role or modifier that the grammar or the vocabulary does not know.
 */
import { MODIFIERS, SYMBOL_KINDS } from "../../lib/contract/vocabulary";
import type { NodeTypes } from "../model";
import {
  LEAF,
  DECLARES,
  COMMENT,
  ATTRIBUTE,
  IMPORTS,
  OWNS,
  ACCESS_LABEL,
  RAW_TEXT,
  DERIVES,
  SCOPE_FUNCTION,
  SCOPE_BLOCK,
  SCOPE_CLAUSE,
  SCOPE_TYPE,
  TYPE_ARGUMENTS,
  RESULTS,
  NARROWS,
  SHAPES,
  HEAD,
  LEFT_NAME,
  CALLEE,
  NEVER_LOCAL,
  BASES,
  NEVER_LOCAL_WITHIN,
  NO_SCOPE,
  ACCESS_WORD,
  DECLARES_HERE,
  CHAINED,
  NEVER_LOCAL_BEFORE_EQUALS,
  LOCAL_PLACE,
  LEAF_WORDS,
  type CompiledLanguage,
} from "./compiled";
import { inOneShape, type DeclarationRule } from "./declaration-rule";
import type { LanguageTable } from "./table";
import type { BaseRule } from "./table/declarations";
import { PLACES, TableWords } from "./table-words";

const LOCAL_WORDS = ["local", "unbound", "outer", "global"];

/** @throws Error that lists every unknown word of the table */
export function compileLanguage(table: LanguageTable, types: NodeTypes): CompiledLanguage {
  return new Compiler(table, types).compile();
}

class Compiler extends TableWords {
  compile(): CompiledLanguage {
    this.leaves();
    this.declarations();
    this.names();
    this.occurrences();
    this.surroundings();
    if (this.problems.length > 0)
      throw new Error(`Language table "${this.table.id}" does not fit its grammar:\n  ${this.problems.join("\n  ")}`);
    return this.out;
  }

  private leaves(): void {
    for (const [name, word] of Object.entries(this.table.identifiers))
      this.atType(name, (t) => {
        this.out.action[t] |= LEAF;
        this.out.leaf[t] = LEAF_WORDS[word] ?? this.problem(`unknown leaf word "${word}"`);
      });
    for (const [name, role] of Object.entries(this.table.rawText ?? {}))
      this.atType(name, (t) => {
        this.out.action[t] |= RAW_TEXT;
        this.out.rawRole[t] = this.useCode(role) - 1;
      });
  }

  private declarations(): void {
    for (const [name, rule] of Object.entries(this.table.declarations)) {
      this.checkDeclaration(name, rule);
      if (name.includes("."))
        this.atPair(name, (at) => {
          this.setPair(at, DECLARES_HERE);
          this.out.declarationsByPair.set(at.index, inOneShape({ name: "#self", ...rule }));
        });
      else
        this.atType(name, (t) => {
          this.out.action[t] |= DECLARES;
          this.out.declarations[t] = inOneShape(rule);
        });
    }
    for (const [word, modifier] of Object.entries(this.table.modifiers))
      if (!MODIFIERS.includes(modifier)) this.problem(`modifier word "${word}": unknown modifier "${modifier}"`);
    for (const [name, rule] of Object.entries(this.table.derived ?? {}))
      this.atType(name, (t) => {
        this.out.action[t] |= DERIVES;
        this.out.derived[t] = rule;
      });
  }

  private checkDeclaration(name: string, rule: DeclarationRule): void {
    for (const kind of [rule.kind, rule.memberKind])
      if (typeof kind === "string" && !LOCAL_WORDS.includes(kind) && !SYMBOL_KINDS.some((k) => k === kind))
        this.problem(`${name}: unknown kind "${kind}"`);
    for (const child of [rule.name, rule.parameters, rule.type, rule.value, rule.element, rule.callback])
      if (typeof child === "string" && !PLACES.includes(child)) this.checkFieldOrType(child);
    for (const path of [rule.body ?? []].flat()) path.split(".").forEach((part) => this.checkFieldOrType(part));
  }

  private names(): void {
    for (const [name, child] of Object.entries(this.table.heads))
      this.atType(name, (t) => {
        this.out.heads[t] = child;
        this.mark(t, child, HEAD);
      });
    for (const [name, leaf] of Object.entries(this.table.chains ?? {}))
      this.atType(name, (t) => {
        this.atType(leaf, (leafType) => (this.out.chains[t] = leafType + 1));
        this.mark(t, "#unfielded", CHAINED);
      });
    for (const [name, children] of Object.entries(this.table.patterns ?? {}))
      this.atType(name, (t) => {
        this.out.patterns[t] = children;
        if (children !== "all") children.forEach((c) => this.checkChild(c));
      });
  }

  private occurrences(): void {
    for (const [pair, word] of Object.entries(this.table.uses))
      this.atPair(pair, (at) => this.setPair(at, this.useCode(word)));
    for (const pair of [...(this.table.members ?? []), ...(this.table.tags ?? [])])
      this.atPair(pair, (at) => this.setPair(at, NEVER_LOCAL));
    for (const pair of this.table.membersBeforeEquals ?? [])
      this.atPair(pair, (at) => this.setPair(at, NEVER_LOCAL_BEFORE_EQUALS));
    for (const pair of this.table.localPlaces ?? []) this.atPair(pair, (at) => this.setPair(at, LOCAL_PLACE));
    for (const pair of this.table.memberBodies ?? []) this.atPair(pair, (at) => this.setPair(at, NO_SCOPE));
    for (const pair of this.table.accessWords ?? []) this.atPair(pair, (at) => this.setPair(at, ACCESS_WORD));
    for (const pair of this.table.membersWithin?.pairs ?? [])
      this.atPair(pair, (at) => this.setPair(at, NEVER_LOCAL_WITHIN));
    for (const name of this.table.membersWithin?.within ?? [])
      this.atType(name, (t) => (this.out.memberContexts[t] = 1));
    for (const [name, rule] of Object.entries(this.table.lefts))
      this.atType(name, (t) => {
        this.out.lefts[t] = rule;
        this.checkChild(rule.left);
        this.mark(t, rule.name, LEFT_NAME);
        this.out.heads[t] ??= rule.name;
        this.mark(t, rule.name, HEAD);
      });
    for (const [name, rule] of Object.entries(this.table.calls))
      this.atType(name, (t) => {
        if (typeof rule.arguments === "string") this.checkFieldOrType(rule.arguments);
        if (rule.trailing) this.atType(rule.trailing, () => {});
        this.out.calls[t] = rule;
        this.mark(t, rule.callee, CALLEE);
        this.out.heads[t] ??= rule.callee;
      });
    for (const [key, rule] of Object.entries(this.table.bases ?? {})) this.baseRule(key, rule);
  }

  private baseRule(key: string, rule: BaseRule): void {
    for (const name of [...(rule.through ?? []), ...(rule.only ?? []), ...(rule.skip ?? [])])
      this.atType(name, () => {});
    if (key.includes("."))
      this.atPair(key, (at) => {
        this.setPair(at, BASES);
        this.out.basesByPair.set(at.index, rule);
      });
    else this.atType(key, (t) => (this.out.basesByType[t] = rule));
  }

  private surroundings(): void {
    const { action } = this.out;
    const scopeBit = { function: SCOPE_FUNCTION, block: SCOPE_BLOCK, type: SCOPE_TYPE, clause: SCOPE_CLAUSE };
    for (const [name, sort] of Object.entries(this.table.scopes))
      this.atType(name, (t) => (action[t] |= scopeBit[sort]));
    const { literals } = this.table;
    for (const [name, child] of Object.entries({ ...literals?.pairs, ...literals?.types })) {
      this.atType(name, () => {});
      if (typeof child === "string") this.checkChild(child);
    }
    for (const name of literals?.shorthands ?? []) this.atType(name, (t) => (this.out.shorthands[t] = 1));
    for (const name of Object.keys({ ...this.table.shapes, ...this.table.besides }))
      this.atType(name, (t) => (action[t] |= SHAPES));
    for (const name of Object.keys(this.table.narrows ?? {})) this.atType(name, (t) => (action[t] |= NARROWS));
    const {
      arrayTypes = [],
      items = [],
      selfTypes = [],
      typeArguments = [],
      results = {},
      alternatives = {},
    } = this.table;
    for (const name of [...arrayTypes, ...items, ...selfTypes, ...Object.keys(alternatives)])
      this.atType(name, () => {});
    for (const name of typeArguments) this.atType(name, (t) => (action[t] |= TYPE_ARGUMENTS));
    for (const [name, child] of Object.entries(results))
      this.atType(name, (t) => {
        action[t] |= RESULTS;
        this.out.results[t] = child;
        this.checkChild(child);
      });
    for (const name of this.table.comments) this.atType(name, (t) => (action[t] |= COMMENT));
    for (const name of this.table.attributes ?? []) this.atType(name, (t) => (action[t] |= ATTRIBUTE));
    for (const name of Object.values(this.table.implicitNames ?? {}).flat()) this.atType(name, () => {});
    for (const name of this.table.lambdas?.types ?? []) this.atType(name, () => {});
    for (const name of Object.keys(this.table.functionTypes ?? {})) this.atType(name, () => {});
    for (const name of this.table.tokenTrees ?? []) this.atType(name, (t) => (this.out.tokenTrees[t] = 1));
    for (const name of this.table.wrappers ?? []) this.atType(name, (t) => (this.out.wrappers[t] = 1));
    if (this.table.accessLabels) this.atType(this.table.accessLabels, (t) => (action[t] |= ACCESS_LABEL));
    for (const [name, rule] of Object.entries(this.table.imports ?? {}))
      this.atType(name, (t) => {
        action[t] |= IMPORTS;
        this.out.imports[t] = rule;
      });
    for (const [name, rule] of Object.entries(this.table.owners ?? {}))
      this.atType(name, (t) => {
        action[t] |= OWNS;
        this.out.owners[t] = rule;
        if (typeof rule.owner === "string") this.checkChild(rule.owner);
      });
    const { parameters = [], marks = {} } = this.table.overloads ?? {};
    for (const name of [...parameters, ...Object.keys(marks)]) this.atType(name, () => {});
    const types = this.table.overloads?.parameterTypes;
    if (typeof types === "string") this.checkChild(types);
  }
}
