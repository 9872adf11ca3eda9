/**
 * The one walk over a file's tree, in preorder: opens and closes scopes, declares symbols, binds locals and emits every
 * identifier with what it does. Pure; knows the language only by its compiled table.
 */
import {
  ACCESS_LABEL,
  ATTRIBUTE,
  BASES,
  CALLEE,
  COMMENT,
  DECLARES,
  DERIVES,
  HEAD,
  IMPORTS,
  LEAF,
  LEAF_MEMBER,
  LEAF_TYPE,
  LEFT_NAME,
  NEVER_LOCAL,
  OWNS,
  RAW_TEXT,
  SCOPE_ANY,
  SCOPE_FUNCTION,
  SCOPE_TYPE,
  USE_IGNORE,
  USE_LABEL,
  USE_LABEL_DEFINITION,
  USE_MASK,
  type CompiledLanguage,
} from "../languages/compile";
import type { BaseRule, DeclarationRule } from "../languages/table";
import { USE_ROLES } from "../../lib/contract/vocabulary";
import {
  ERROR_TYPE,
  LEFT_EXPRESSION,
  LEFT_NONE,
  LEFT_SUPER,
  LEFT_THIS,
  OCC_SCOPE_QUALIFIED,
  type FileFacts,
  type FlatTree,
  type ImportFact,
  type RelationFact,
  type SymbolFact,
  type SymbolKind,
} from "../model";
import { listedBases } from "./bases";
import { Bindings } from "./bindings";
import { declare, type DeclareContext } from "./declare";
import { DocComments } from "./doc-comments";
import { headLeaf } from "./find-names";
import { Labels } from "./labels";
import { OccurrenceList } from "./occurrence-list";
import { ScopeStack } from "./scope-stack";
import { eachIdentifier, withoutArguments, wordsOutsideBrackets } from "./source-words";
import { TreeView } from "./tree-view";

const ROLE_READ = USE_ROLES.indexOf("read");
const ROLE_WRITE = USE_ROLES.indexOf("write");
const ROLE_TYPE = USE_ROLES.indexOf("type");
const USE_IMPORT = USE_ROLES.indexOf("import") + 1;
const USE_ADDRESS = USE_ROLES.indexOf("address") + 1;
const AMPERSAND = 38;
const USE_INHERIT = USE_ROLES.indexOf("inherit") + 1;

/** Kinds whose symbol encloses all of its node; the others enclose what follows their name. */
const ENCLOSING_KINDS: ReadonlySet<SymbolKind> = new Set([
  "namespace", "package", "module", "class", "struct", "interface", "enum", "union", "type_alias", "delegate",
  "function", "method", "constructor", "macro",
]); // prettier-ignore
const FUNCTION_KINDS: ReadonlySet<SymbolKind> = new Set(["function", "method", "constructor"]);

/** Per-node working memory, reused from file to file by one worker. */
let role = new Uint8Array(0);
let arity = new Int16Array(0);
let left = new Int32Array(0);
let mark = new Int32Array(0);
let forced = new Uint8Array(0);
let emitted = new Int32Array(0);

function reserve(count: number): void {
  if (role.length < count) {
    const size = Math.max(count, role.length * 2);
    role = new Uint8Array(size);
    arity = new Int16Array(size);
    left = new Int32Array(size);
    mark = new Int32Array(size);
    forced = new Uint8Array(size);
    emitted = new Int32Array(size);
    return;
  }
  mark.fill(0, 0, count);
  forced.fill(0, 0, count);
}

/** `mark` of a declared identifier: ordinal + 1 for a symbol, these for local names. */
const MARK_LOCAL = -1;
const MARK_LOCAL_TYPE = -2;
const MARK_LOCAL_LATE = -3;
const MARK_UNBOUND = -4;

export class FilePass {
  private readonly symbols: SymbolFact[] = [];
  private readonly relations: RelationFact[] = [];
  private readonly imports: ImportFact[] = [];
  private readonly gaps: number[] = [];
  private readonly view: TreeView;
  private readonly occurrences: OccurrenceList;
  private readonly bindings = new Bindings();
  private readonly labels: Labels;
  private readonly scopes: ScopeStack;
  private readonly docs: DocComments;
  private readonly context: DeclareContext;
  /** first node after the import statement that is being read */
  private importUntil = 0;
  /** first node after the gap that was recorded last */
  private gapUntil = 0;
  private readonly derivedMembers = new Set<string>();
  /** relations whose child is named, not enclosing: settled at the end */
  private readonly named: { childName: string; fact: Omit<RelationFact, "child"> }[] = [];
  /** declared identifier -> declaring node, for names bound late and for data symbols */
  private readonly declaringNode = new Map<number, { node: number; rule: DeclarationRule; child: number }>();

  constructor(
    private readonly tree: FlatTree,
    private readonly source: string,
    private readonly language: CompiledLanguage,
  ) {
    reserve(tree.count);
    this.view = new TreeView(tree, source);
    this.occurrences = new OccurrenceList(tree.count >> 1);
    this.labels = new Labels(this.occurrences);
    this.scopes = new ScopeStack(this.bindings, () => this.labels.close());
    this.docs = new DocComments(source);
    this.context = { language, view: this.view, docs: this.docs, symbols: this.symbols };
  }

  run(): FileFacts {
    const { count, type, next } = this.tree;
    const { action, basesByType } = this.language;
    for (let n = 0; n < count;) {
      if (n >= this.scopes.nextClose) this.scopes.closeUntil(n);
      const t = type[n];
      if (t === ERROR_TYPE) {
        role[n] = 0;
        left[n] = LEFT_NONE;
        arity[n] = -1;
        this.gap(n);
        n++;
        continue;
      }
      const pair = this.flow(n);
      const what = action[t];
      if (what & LEAF) {
        this.leaf(n, t, pair);
        n = next[n];
        continue;
      }
      if (pair & BASES) this.basesOfPair(n);
      const bases = basesByType[t];
      if (bases) this.bases(n, bases);
      if (what !== 0) this.act(n, t, what);
      n++;
    }
    this.scopes.closeUntil(Number.MAX_SAFE_INTEGER);
    this.labels.close();
    this.settleNamedRelations();
    return {
      language: this.language.table.id,
      symbols: this.symbols,
      relations: this.relations,
      imports: this.imports,
      names: this.occurrences.names,
      occurrences: this.occurrences.all,
      gaps: this.gaps,
    };
  }

  /** What this node is to its parent, and what flows down to it from there: use, receiver, argument count. */
  private flow(n: number): number {
    const { parent, type, field, next } = this.tree;
    const p = parent[n];
    role[n] = 0;
    left[n] = LEFT_NONE;
    arity[n] = -1;
    const pt = p < 0 ? ERROR_TYPE : type[p];
    if (pt === ERROR_TYPE) {
      if (forced[n]) role[n] = forced[n];
      return 0;
    }
    const { language } = this;
    let bits = language.pair[pt * language.fieldCount + field[n]];
    if (n === p + 1) bits |= language.first[pt];
    if (language.last[pt] && next[n] === next[p]) bits |= language.last[pt];
    if (bits & HEAD) {
      role[n] = role[p];
      left[n] = left[p];
      arity[n] = arity[p];
    }
    if (bits & USE_MASK) role[n] = this.useOf(bits & USE_MASK, p);
    if (bits & LEFT_NAME) left[n] = this.leftOf(n, p, pt);
    if (bits & CALLEE) arity[n] = this.argumentCount(p, pt);
    if (forced[n]) role[n] = forced[n];
    return bits;
  }

  private useOf(use: number, p: number): number {
    const isAddress = use !== USE_ADDRESS || this.source.charCodeAt(this.tree.start[p]) === AMPERSAND;
    return isAddress ? use : 0;
  }

  /** Node that stands left of a name, as node + 1 shifted clear of the LEFT_* codes by being positive. */
  private leftOf(n: number, p: number, pt: number): number {
    const rule = this.language.lefts[pt];
    if (!rule) return LEFT_NONE;
    const node = this.view.child(p, rule.left);
    if (node >= 0 && node !== n) return node + 1;
    const { table } = this.language;
    const before = this.source.slice(this.tree.start[p], this.tree.start[n]);
    const word = /^\w+/.exec(before)?.[0];
    if (!word) return LEFT_NONE;
    if (table.thisWords?.includes(word)) return LEFT_THIS;
    return table.superWords?.includes(word) ? LEFT_SUPER : LEFT_NONE;
  }

  private argumentCount(p: number, pt: number): number {
    const { next, type } = this.tree;
    const name = this.language.callArguments[pt];
    const list = name === undefined ? -1 : this.view.childByFieldOrType(p, name);
    if (list < 0) return 0;
    let count = 0;
    for (let c = list + 1, end = next[list]; c < end; c = next[c])
      if (type[c] !== ERROR_TYPE && !(this.language.action[type[c]] & COMMENT)) count++;
    return Math.min(count, 255);
  }

  private act(n: number, t: number, what: number): void {
    const { tree, language } = this;
    if (what & COMMENT) return this.docs.comment(tree.start[n], tree.end[n]);
    if (what & ATTRIBUTE) this.docs.attribute(tree.start[n], tree.end[n]);
    if (what & RAW_TEXT) this.rawText(n, t);
    if (what & ACCESS_LABEL) this.accessLabel(n);
    if (what & IMPORTS) this.importStatement(n, t);
    if (what & DERIVES) this.derive(n, t);
    const rule = what & DECLARES ? language.declarations[t] : undefined;
    if (rule) this.declareAt(n, rule);
    if (what & OWNS) this.owner(n, t);
    if (what & SCOPE_ANY) this.openScope(n, what);
  }

  private openScope(n: number, what: number): void {
    const until = this.tree.next[n];
    if (what & SCOPE_TYPE) this.scopes.open(until, {}, "names");
    else if (what & SCOPE_FUNCTION) this.scopes.open(until, { inFunction: true, owner: null }, "function");
    else this.scopes.open(until, { inFunction: true }, "names");
  }

  private owner(n: number, t: number): void {
    const rule = this.language.owners[t];
    const child = rule ? this.view.child(n, rule.owner) : -1;
    if (child >= 0)
      this.scopes.open(this.tree.next[n], { owner: withoutArguments(this.view.text(child)), inFunction: false });
  }

  private declareAt(n: number, rule: DeclarationRule): void {
    const declared = declare(this.context, this.scopes.now, n, rule);
    for (const leaf of declared.locals) {
      mark[leaf] = rule.bindAfter
        ? MARK_LOCAL_LATE
        : this.language.leaf[this.tree.type[leaf]] === LEAF_TYPE
          ? MARK_LOCAL_TYPE
          : MARK_LOCAL;
      if (rule.localType) mark[leaf] = MARK_LOCAL_TYPE;
      if (rule.bindAfter) this.declaringNode.set(leaf, { node: n, rule, child: leaf });
    }
    for (const leaf of declared.unbound) mark[leaf] = MARK_UNBOUND;
    for (const { fact, leaf, child } of declared.symbols) {
      const ordinal = this.symbols.push(fact) - 1;
      if (leaf >= 0) mark[leaf] = ordinal + 1;
      if (rule.extraBases) {
        const site = { view: this.view, node: n, name: leaf, ...this.siteNow(), qualifier: fact.qualifier };
        for (const base of rule.extraBases(site)) this.relations.push({ child: ordinal, ...base });
      }
      if (ENCLOSING_KINDS.has(fact.kind))
        this.openSymbol(ordinal, this.tree.next[rule.enclosesRest ? this.tree.parent[n] : n]);
      else if (leaf >= 0) this.declaringNode.set(leaf, { node: n, rule, child });
    }
  }

  private openSymbol(ordinal: number, until: number): void {
    const { kind } = this.symbols[ordinal];
    this.scopes.open(until, {
      enclosing: ordinal,
      ownerKind: kind,
      inFunction: FUNCTION_KINDS.has(kind),
      owner: null,
      access: null,
    });
  }

  private siteNow() {
    const { now } = this.scopes;
    return {
      ownerKind: now.ownerKind,
      ownerName: now.enclosing >= 0 ? this.symbols[now.enclosing].name : null,
      inFunction: now.inFunction,
    };
  }

  /** Members declared by use (`self.x = …`): the first such use in a type declares them. */
  private derive(n: number, t: number): void {
    const rule = this.language.derived[t];
    const found = rule?.({ view: this.view, node: n, ...this.siteNow() });
    if (!found) return;
    const type = this.enclosingType();
    const name = this.view.text(found.name);
    const id = `${type}\0${name}`;
    if (type < 0 || this.derivedMembers.has(id) || this.symbols.some((s) => s.container === type && s.name === name))
      return;
    this.derivedMembers.add(id);
    const start = this.tree.start[n];
    const doc = this.docs.above(start);
    const ordinal =
      this.symbols.push({
        name,
        kind: found.kind,
        role: "definition",
        container: type,
        qualifier: null,
        disambiguator: null,
        modifiers: [],
        nameStart: this.tree.start[found.name],
        nameEnd: this.tree.end[found.name],
        fullStart: start,
        fullEnd: this.tree.end[n],
        signatureEnd: this.tree.end[n],
        docStart: doc ? doc[0] : -1,
        docEnd: doc ? doc[1] : -1,
      }) - 1;
    mark[found.name] = ordinal + 1;
  }

  private enclosingType(): number {
    let at = this.scopes.now.enclosing;
    while (at >= 0 && !["class", "struct", "interface", "enum", "module"].includes(this.symbols[at].kind))
      at = this.symbols[at].container;
    return at;
  }

  private bases(list: number, rule: BaseRule): void {
    const child = this.scopes.now.enclosing;
    const childNode = rule.child ? this.view.child(this.tree.parent[list], rule.child) : -1;
    for (const base of listedBases(this.view, list, rule)) {
      forced[base.node] = USE_INHERIT;
      if (base.node === list) role[list] = USE_INHERIT;
      if (childNode >= 0) this.named.push({ childName: withoutArguments(this.view.text(childNode)), fact: base.fact });
      else if (child >= 0) this.relations.push({ child, ...base.fact });
    }
  }

  private basesOfPair(n: number): void {
    const { parent, type, field } = this.tree;
    const rule = this.language.basesByPair.get(type[parent[n]] * this.language.fieldCount + field[n]);
    if (rule) this.bases(n, rule);
  }

  private settleNamedRelations(): void {
    for (const { childName, fact } of this.named) {
      const simple = childName.slice(childName.lastIndexOf(":") + 1);
      const child = this.symbols.findIndex(
        (s) => s.name === simple && ["struct", "enum", "union", "class", "interface", "type_alias"].includes(s.kind),
      );
      if (child >= 0) this.relations.push({ child, ...fact });
    }
  }

  private importStatement(n: number, t: number): void {
    const facts = this.language.imports[t]?.(this.view, n) ?? [];
    if (facts.length === 0) return;
    for (const fact of facts) this.imports.push({ ...fact, start: this.tree.start[n] });
    this.importUntil = this.tree.next[n];
  }

  private accessLabel(n: number): void {
    if (this.language.basesByType[this.tree.type[this.tree.parent[n]]]) return;
    const word = wordsOutsideBrackets(this.view.text(n))[0];
    const { modifiers } = this.language.table;
    const access = word !== undefined && Object.hasOwn(modifiers, word) ? modifiers[word] : null;
    if (access) this.scopes.now = { ...this.scopes.now, access };
  }

  private rawText(n: number, t: number): void {
    const at = this.tree.start[n];
    eachIdentifier(this.view.text(n), (name, offset) => {
      const id = this.occurrences.nameId(name);
      const i = this.occurrences.add(at + offset, id, this.language.rawRole[t], this.scopes.now.enclosing);
      this.occurrences.all.local[i] = this.bindings.lookup(false, id);
    });
  }

  /** Emits one identifier. */
  private leaf(n: number, t: number, pair: number): void {
    const { tree, language, occurrences } = this;
    let use = role[n];
    const marked = mark[n];
    if (use === USE_IGNORE && marked === 0) return;
    if (use === 0 && n < this.importUntil) use = USE_IMPORT;
    const word = language.leaf[t];
    const start = tree.start[n];
    if (tree.end[n] === start) return;
    const nameId = occurrences.nameId(this.source.slice(start, tree.end[n]));
    const isLabel = use === USE_LABEL || use === USE_LABEL_DEFINITION;
    const code = isLabel ? ROLE_READ : use > 0 ? use - 1 : word === LEAF_TYPE ? ROLE_TYPE : ROLE_READ;
    const i = (emitted[n] = occurrences.add(start, nameId, code, this.scopes.now.enclosing));
    if (isLabel) return this.labels.add(nameId, i, use === USE_LABEL_DEFINITION);
    const all = occurrences.all;
    if (marked !== 0) return this.declaredLeaf(n, i, nameId, marked);
    all.arity[i] = arity[n];
    if (left[n] !== LEFT_NONE) return this.leftOccurrence(n, i);
    if (word === LEAF_MEMBER || pair & NEVER_LOCAL) return;
    all.local[i] = this.bindings.lookup(code === ROLE_TYPE, nameId);
  }

  private declaredLeaf(n: number, i: number, nameId: number, marked: number): void {
    const all = this.occurrences.all;
    if (marked > 0) {
      all.symbol[i] = marked - 1;
      const declaring = this.declaringNode.get(n);
      if (!declaring) return;
      // The value belongs to the symbol; a type in front of the name does not.
      const around = declaring.child === n ? declaring.node : declaring.child;
      this.scopes.open(this.tree.next[around], { enclosing: marked - 1 });
      return;
    }
    // A name that is assigned again is a write to the binding that there is, where the language has no declarations.
    const asType = marked === MARK_LOCAL_TYPE;
    const declaring = marked === MARK_LOCAL_LATE ? this.declaringNode.get(n) : undefined;
    all.role[i] = asType ? ROLE_TYPE : ROLE_WRITE;
    all.local[i] = i;
    if (marked === MARK_UNBOUND) return;
    if (declaring)
      this.scopes.bindLate(this.tree.next[declaring.node], {
        name: nameId,
        occurrence: i,
        asType: declaring.rule.localType ?? false,
      });
    else this.bindings.bind(asType, nameId, i);
  }

  private leftOccurrence(n: number, i: number): void {
    const { tree, language, view } = this;
    const all = this.occurrences.all;
    const code = left[n];
    if (code < 0) {
      all.left[i] = code;
      return;
    }
    const node = code - 1;
    // the name's own chain of parents holds the rule that set `left`
    const rule = language.lefts[tree.type[tree.parent[node]]];
    if (rule?.scope) all.flags[i] |= OCC_SCOPE_QUALIFIED;
    const leaf = headLeaf(language, view, node);
    const { thisWords, superWords } = language.table;
    const simple = view.text(
      leaf >= 0 && view.end(leaf) === view.end(node) && view.start(leaf) === view.start(node) ? leaf : node,
    );
    if (simple.length < 12 && thisWords?.includes(simple)) all.left[i] = LEFT_THIS;
    else if (simple.length < 12 && superWords?.includes(simple.replace(/\(.*$/s, ""))) all.left[i] = LEFT_SUPER;
    else if (leaf >= 0 && emitted[leaf] < i && all.start[emitted[leaf]] === tree.start[leaf])
      all.left[i] = emitted[leaf];
    else all.left[i] = LEFT_EXPRESSION;
  }

  private gap(n: number): void {
    const { tree } = this;
    if (n < this.gapUntil || tree.end[n] === tree.start[n]) return;
    this.gapUntil = tree.next[n];
    if (this.gaps.length < 2000) this.gaps.push(tree.start[n], tree.end[n]);
  }
}
