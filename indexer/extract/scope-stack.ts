/** What is open around the current node, innermost last: symbols, scopes for local names, owners. */
import { type Modifier, type SymbolKind } from "../model";
import { REACH, type Bindings, type Reach } from "./bindings";
import type { OccurrenceList } from "./occurrence-list";

/** `clause`: names that reach beyond smaller scopes end with it, as those of a function do with the function */
type ScopeSort = "none" | "names" | "clause" | "function";

/** Where the pass stands; saved when something opens and restored when it closes. */
export interface Surroundings {
  /** ordinal of the innermost enclosing symbol, -1 at file level */
  enclosing: number;
  ownerKind: SymbolKind | null;
  inFunction: boolean;
  /** written owner of members here (Rust impl), null otherwise */
  owner: string | null;
  /** access that a label set (`public:`), null otherwise */
  access: Modifier | null;
  /** occurrence with which the innermost scope, and the innermost function, begins */
  scopeStart: number;
  functionStart: number;
  /** local names bound before this occurrence are not seen here */
  visibleFrom: number;
  /** names that mean, in this function, what they mean outside of it; null when none are declared so */
  outerNames: Set<number> | null;
}

interface Entry {
  /** first node after it */
  until: number;
  before: Surroundings;
  /** mark of the bindings to undo, -1 when none */
  undo: number;
  /** which names end with it; the labels of a function are resolved then */
  ends: Reach;
  /** bound when the entry closes: name id, occurrence, as type */
  late: { name: number; occurrence: number; asType: boolean } | null;
}

export class ScopeStack {
  private readonly entries: Entry[] = [];
  now: Surroundings = {
    enclosing: -1,
    ownerKind: null,
    inFunction: false,
    owner: null,
    access: null,
    scopeStart: 0,
    functionStart: 0,
    visibleFrom: 0,
    outerNames: null,
  };

  constructor(
    private readonly bindings: Bindings,
    private readonly occurrences: OccurrenceList,
    private readonly closeLabels: () => void,
  ) {}

  /** First node at which something closes. */
  nextClose = Number.MAX_SAFE_INTEGER;

  /** Opens something until a node; nothing may outlive what it stands in. */
  open(until: number, change: Partial<Surroundings>, scope: ScopeSort = "none"): void {
    const top = this.entries[this.entries.length - 1];
    this.push({
      until: top && top.until < until ? top.until : until,
      before: this.now,
      undo: scope === "none" ? -1 : this.bindings.enter(),
      ends: scope === "function" ? REACH.function : scope === "clause" ? REACH.clause : REACH.block,
      late: null,
    });
    this.now = this.changed(change, scope);
  }

  /** Written out, because objects of one shape, made in one place, are what makes this fast. */
  private changed(change: Partial<Surroundings>, scope: ScopeSort): Surroundings {
    const { now } = this;
    const begin = this.occurrences.count;
    const isFunction = scope === "function";
    return {
      enclosing: change.enclosing ?? now.enclosing,
      ownerKind: change.ownerKind === undefined ? now.ownerKind : change.ownerKind,
      inFunction: change.inFunction ?? now.inFunction,
      owner: change.owner === undefined ? now.owner : change.owner,
      access: change.access === undefined ? now.access : change.access,
      scopeStart: scope === "none" ? now.scopeStart : begin,
      functionStart: isFunction ? begin : now.functionStart,
      visibleFrom: now.visibleFrom,
      outerNames: isFunction ? null : now.outerNames,
    };
  }

  /** From here on, and until what is open closes, no local name from outside is seen. */
  hideOuterNames(): void {
    const begin = this.occurrences.count;
    this.now = { ...this.now, visibleFrom: begin, functionStart: begin, outerNames: null };
  }

  /** These names are not this function's own. */
  declareOuter(name: number): void {
    this.now = { ...this.now, outerNames: new Set(this.now.outerNames).add(name) };
  }

  /** Binds a name when the node `until` is reached and not before. */
  bindLate(until: number, late: NonNullable<Entry["late"]>): void {
    const top = this.entries[this.entries.length - 1];
    this.push({
      until: top && top.until < until ? top.until : until,
      before: this.now,
      undo: -1,
      ends: REACH.block,
      late,
    });
  }

  /** Closes all that ends before this node. */
  closeUntil(node: number): void {
    const { entries } = this;
    while (entries.length > 0 && entries[entries.length - 1].until <= node) {
      const entry = entries.pop() as Entry;
      this.now = entry.before;
      if (entry.late) this.bindings.bind(entry.late.asType, entry.late.name, entry.late.occurrence);
      if (entry.ends === REACH.function) this.closeLabels();
      if (entry.undo >= 0) this.bindings.leave(entry.undo, entry.ends);
    }
    this.nextClose = entries.length > 0 ? entries[entries.length - 1].until : Number.MAX_SAFE_INTEGER;
  }

  private push(entry: Entry): void {
    this.entries.push(entry);
    this.nextClose = entry.until;
  }
}
