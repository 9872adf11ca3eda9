/**
 * Relates types to the bases that a node lists; a deriving type that is named (Rust `impl T for X`) is looked up at
 * the end.
 */
import { KIND_GROUPS, USE_ROLES } from "../../lib/contract/vocabulary";
import type { BaseRule } from "../languages/table/declarations";
import type { ImportFact, RelationFact, SymbolKind } from "../model";
import { listedBases, type ListedBase } from "./bases";
import type { FileState } from "./file-state";
import { headLeaf } from "./find-names";
import { withoutArguments, withoutReference } from "./source-words";

const USE_INHERIT = USE_ROLES.indexOf("inherit") + 1;
const TYPE_KINDS: ReadonlySet<SymbolKind> = new Set(["struct", "enum", "union", "class", "interface", "type_alias"]);

/** What encloses an anonymous class but has no bases itself. */
const HOLD_NO_BASES: ReadonlySet<SymbolKind> = new Set([...KIND_GROUPS.function, ...KIND_GROUPS.variable, "package"]);

const STARTS_WITH_NAME = /^(?:[\p{L}_]|::)/u;

export class Relations {
  private readonly named: { childName: string; fact: Omit<RelationFact, "child"> }[] = [];

  constructor(private readonly state: FileState) {}

  /** A node whose type or place is a list of bases. */
  list(n: number, rule: BaseRule): void {
    const { state } = this;
    if (rule.when && !rule.when(state.view, n)) return;
    const child = rule.ofTypeAround ? this.typeAround() : state.scopes.now.enclosing;
    const childNode = rule.child ? state.view.child(state.tree.parent[n], rule.child) : -1;
    for (const written of listedBases(state.view, n, rule)) {
      const base = rule.renamedBy ? { ...written, fact: this.unrenamed(written.fact, rule.renamedBy) } : written;
      this.markBase(base.node);
      if (base.node === n) state.memory.role[n] = USE_INHERIT;
      if (childNode >= 0) this.nameChild(base, childNode);
      else if (child >= 0 && !HOLD_NO_BASES.has(state.symbols[child].kind))
        state.relations.push({ child, ...base.fact });
    }
  }

  /** `class Box : Tag` derives from `Shop.Label` where an import above calls that one `Tag`. */
  private unrenamed(fact: ListedBase["fact"], kinds: readonly ImportFact["kind"][]): ListedBase["fact"] {
    const [first, ...rest] = fact.baseName.split(".");
    const found = this.state.imports.find(({ kind, name }) => name === first && kinds.includes(kind));
    return found ? { ...fact, baseName: [withoutArguments(found.specifier), ...rest].join(".") } : fact;
  }

  private typeAround(): number {
    const { scopes, symbols } = this.state;
    let at = scopes.now.enclosing;
    while (at >= 0 && HOLD_NO_BASES.has(symbols[at].kind)) at = symbols[at].container;
    return at;
  }

  /** The deriving type may stand in another file: its name is kept beside the base's. */
  private nameChild({ node, fact }: ListedBase, childNode: number): void {
    const { language, view, types } = this.state;
    const written = withoutReference(view.text(childNode));
    if (!STARTS_WITH_NAME.test(written)) return;
    const childName = simpleName(written);
    this.named.push({ childName, fact });
    const [child, base] = [headLeaf(language, view, childNode), headLeaf(language, view, node)];
    if (child >= 0 && base >= 0 && view.text(child) === childName) types.noteExtended(base, child);
  }

  /** The base's own name inherits, below its type arguments too; what is called to make a base is still called. */
  private markBase(node: number): void {
    const { memory, view, language, tree } = this.state;
    memory.forced[node] = USE_INHERIT;
    const leaf = language.calls[tree.type[node]] ? -1 : headLeaf(language, view, node);
    if (leaf >= 0) memory.forced[leaf] = USE_INHERIT;
  }

  /** The rule for a place (`class_definition.superclasses`), applied to the node that stands there. */
  listAtPlace(n: number): void {
    const { tree, language } = this.state;
    const rule = language.basesByPair.get(tree.type[tree.parent[n]] * language.fieldCount + tree.field[n]);
    if (rule) this.list(n, rule);
  }

  /** Adds the relations of types that were only named, once all symbols are known. */
  addNamed(): void {
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
