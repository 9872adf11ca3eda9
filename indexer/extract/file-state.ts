/** What the parts of the walk share about the file that is being read: its tree, its facts so far, what is open. */
import type { CompiledLanguage } from "../languages/compile";
import type { DeclarationRule } from "../languages/table";
import type { FlatTree, ImportFact, RelationFact, SymbolFact } from "../model";
import { Bindings } from "./bindings";
import { DocComments } from "./doc-comments";
import { Labels } from "./labels";
import { nodeMemory } from "./node-memory";
import { OccurrenceList } from "./occurrence-list";
import { ScopeStack } from "./scope-stack";
import { TreeView } from "./tree-view";

export class FileState {
  readonly memory = nodeMemory;
  readonly view: TreeView;
  readonly symbols: SymbolFact[] = [];
  readonly relations: RelationFact[] = [];
  readonly imports: ImportFact[] = [];
  readonly occurrences: OccurrenceList;
  readonly bindings = new Bindings();
  readonly labels: Labels;
  readonly scopes: ScopeStack;
  readonly docs: DocComments;
  /** first node after the import statement that is being read */
  importUntil = 0;
  /** declared identifier -> where it was declared, for names bound late and for data symbols */
  readonly declaredAt = new Map<number, { node: number; rule: DeclarationRule; child: number }>();

  constructor(
    readonly tree: FlatTree,
    readonly source: string,
    readonly language: CompiledLanguage,
  ) {
    this.memory.reserve(tree.count);
    this.view = new TreeView(tree, source);
    this.occurrences = new OccurrenceList(tree.count >> 1);
    this.labels = new Labels(this.occurrences);
    this.scopes = new ScopeStack(this.bindings, () => this.labels.close());
    this.docs = new DocComments(source);
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
