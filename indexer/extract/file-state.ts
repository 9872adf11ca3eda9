/** What the parts of the walk share about the file that is being read: its tree, its facts so far, what is open. */
import type { CompiledLanguage } from "../languages/compiled";
import type { DeclarationRule } from "../languages/declaration-rule";
import type { FlatTree, ImportFact, RelationFact, SymbolFact } from "../model";
import { Bindings, NO_LOCAL, REACH, type Reach } from "./bindings";
import { DocComments } from "./doc-comments";
import { DocTypes, type NotedMember } from "./documented-types";
import { Labels } from "./labels";
import { nodeMemory } from "./node-memory";
import { OccurrenceList } from "./occurrence-list";
import { ScopeStack } from "./scope-stack";
import { SeenNames } from "./seen-names";
import { TreeView } from "./tree-view";
import { TypedNames } from "./typed-names";

/**
 * Like the tree's arrays, the walk's columns are kept from file to file: facts are valid until the next file is read.
 */
const walkColumns = new OccurrenceList(1 << 14).all;

export class FileState {
  readonly memory = nodeMemory;
  readonly view: TreeView;
  readonly symbols: SymbolFact[] = [];
  readonly relations: RelationFact[] = [];
  readonly imports: ImportFact[] = [];
  readonly occurrences: OccurrenceList;
  readonly bindings = new Bindings();
  /** uses of names so far, where a local name holds in its whole scope */
  readonly seenNames: SeenNames | null;
  readonly labels: Labels;
  readonly types = new TypedNames();
  readonly scopes: ScopeStack;
  readonly docs: DocComments;
  readonly docTypes = new DocTypes();
  /** members that comments declare, and the types below such comments by their nodes */
  readonly docMembers: NotedMember[] = [];
  readonly docOwners = new Map<number, number>();
  /** first node after the import statement that is being read */
  importUntil = 0;
  /** declared identifier -> where it was declared, for names bound late and for data symbols */
  readonly declaredAt = new Map<number, { node: number; rule: DeclarationRule; child: number }>();

  /** container and name of members that uses declare -> the identifier that does */
  readonly derivedAt = new Map<string, number>();

  /**
   * names that functions give a `this` without a name of its own, by the node of the function -> the first leaf of
   * each
   */
  readonly ofThis = new Map<number, Map<string, number>>();

  /** occurrences of local names that only initializers see -> the node of the type that these belong to */
  readonly initial = new Map<number, number>();

  /** identifiers that declare a symbol and bind a local name at once: `constructor(private x)` */
  readonly alsoLocal = new Set<number>();

  constructor(
    readonly tree: FlatTree,
    readonly source: string,
    readonly language: CompiledLanguage,
  ) {
    this.memory.reserve(tree.count);
    this.view = new TreeView(tree, source);
    this.occurrences = new OccurrenceList(0, walkColumns);
    this.seenNames = language.table.bindsWholeScope ? new SeenNames(this.occurrences) : null;
    this.labels = new Labels(this.occurrences);
    this.scopes = new ScopeStack(this.bindings, this.occurrences, () => this.labels.close());
    this.docs = new DocComments(source);
  }

  /** owner and name of the first `declaredCount` symbols, with the first of each: few languages ever ask */
  private readonly declaredNames = new Map<string, number>();
  private declaredCount = 0;

  /** Adds a symbol and returns its ordinal. */
  addSymbol(symbol: SymbolFact): number {
    return this.symbols.push(symbol) - 1;
  }

  /** The first symbol of this name that the owner already has; -1 for none. */
  declared(container: number, name: string): number {
    for (; this.declaredCount < this.symbols.length; this.declaredCount++) {
      const symbol = this.symbols[this.declaredCount];
      const id = `${symbol.container} ${symbol.name}`;
      if (!this.declaredNames.has(id)) this.declaredNames.set(id, this.declaredCount);
    }
    return this.declaredNames.get(`${container} ${name}`) ?? -1;
  }

  /** Binds a local name from here on, or in its whole scope where the language says so. */
  bindLocal(nameId: number, occurrence: number, asType: boolean, reach: Reach): void {
    this.bindings.bind(asType, nameId, occurrence, reach);
    const { scopeStart, functionStart } = this.scopes.now;
    this.seenNames?.claim(asType, nameId, occurrence, reach === REACH.function ? functionStart : scopeStart);
  }

  /** Whether a value's name means a symbol of a scope around the place. */
  isHidden(nameId: number): boolean {
    return this.bindings.lookup(false, nameId) === NO_LOCAL;
  }

  /** Occurrence that binds a name here, or -1. */
  lookup(asType: boolean, nameId: number): number {
    const found = this.bindings.lookup(asType, nameId);
    return found >= this.scopes.now.visibleFrom ? found : -1;
  }

  /** What a rule may know about the place that the walk has reached. */
  site() {
    const { now } = this.scopes;
    return {
      ownerKind: now.ownerKind,
      ownerName: now.enclosing >= 0 ? this.symbols[now.enclosing].name : null,
      inFunction: now.inFunction,
    };
  }
}
