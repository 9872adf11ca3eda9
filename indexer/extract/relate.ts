/** Relates types to the bases that a node lists; a deriving type that is named (Rust `impl T for X`) is settled at the end. */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import type { BaseRule } from "../languages/table";
import type { RelationFact, SymbolKind } from "../model";
import { listedBases } from "./bases";
import type { FileState } from "./file-state";
import { withoutArguments } from "./source-words";

const USE_INHERIT = USE_ROLES.indexOf("inherit") + 1;
const TYPE_KINDS: ReadonlySet<SymbolKind> = new Set(["struct", "enum", "union", "class", "interface", "type_alias"]);

export class Relations {
  private readonly named: { childName: string; fact: Omit<RelationFact, "child"> }[] = [];

  constructor(private readonly state: FileState) {}

  /** A node whose type or place is a list of bases. */
  list(n: number, rule: BaseRule): void {
    const { state } = this;
    const child = state.scopes.now.enclosing;
    const childNode = rule.child ? state.view.child(state.tree.parent[n], rule.child) : -1;
    for (const base of listedBases(state.view, n, rule)) {
      state.memory.forced[base.node] = USE_INHERIT;
      if (base.node === n) state.memory.role[n] = USE_INHERIT;
      if (childNode >= 0) this.named.push({ childName: simpleName(state.view.text(childNode)), fact: base.fact });
      else if (child >= 0) state.relations.push({ child, ...base.fact });
    }
  }

  /** The rule for a place (`class_definition.superclasses`), applied to the node that stands there. */
  listAtPlace(n: number): void {
    const { tree, language } = this.state;
    const rule = language.basesByPair.get(tree.type[tree.parent[n]] * language.fieldCount + tree.field[n]);
    if (rule) this.list(n, rule);
  }

  settle(): void {
    const { symbols, relations } = this.state;
    for (const { childName, fact } of this.named) {
      const child = symbols.findIndex((s) => s.name === childName && TYPE_KINDS.has(s.kind));
      if (child >= 0) relations.push({ child, ...fact });
    }
  }
}

function simpleName(text: string): string {
  return withoutArguments(text).split(/::|\./).pop() ?? "";
}
