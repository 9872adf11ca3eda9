/** Makes symbols and local bindings out of one declaring node, as the language's rule says. */
import type { CompiledLanguage } from "../languages/compiled";
import type { DeclarationRule, DeclarationSite, DeclaredAs } from "../languages/declaration-rule";
import type { SymbolFact, SymbolKind, SymbolRole } from "../model";
import type { DocComments } from "./doc-comments";
import { eachChild, findNames } from "./find-names";
import { modifiersOf } from "./modifiers";
import { disambiguatorOf } from "./overloads";
import type { Surroundings } from "./scope-stack";
import { normalName, withoutArguments } from "./source-words";
import type { TreeView } from "./tree-view";

/** What a declaring node gave: symbols (still without ordinals) and local names, each at its identifier. */
interface Declared {
  symbols: { fact: SymbolFact; leaf: number; child: number }[];
  names: { leaf: number; as: "local" | "unbound" | "outer" | "global" }[];
  /** local names that are written where no identifier is: `let(:ship)` */
  written: { node: number; start: number; end: number }[];
}

interface DeclareContext {
  language: CompiledLanguage;
  view: TreeView;
  docs: DocComments;
  symbols: readonly SymbolFact[];
  /** ordinal of the first symbol of this name that the owner already has; -1 for none */
  declared(container: number, name: string): number;
}

export function declare(context: DeclareContext, now: Surroundings, node: number, rule: DeclarationRule): Declared {
  const { language, view } = context;
  const out: Declared = { symbols: [], names: [], written: [] };
  const named = (child: number) =>
    findNames(language, view, child, (leaf) => {
      const site = siteOf(context, now, node, leaf, rule);
      const kind = kindOf(rule, site);
      if (isLocalWord(kind)) out.names.push({ leaf, as: kind });
      else if (kind) {
        const fact = symbolFact(context, now, site, rule, kind);
        out.symbols.push({ fact: rule.wholeName ? namedByAll(view, fact, child) : fact, leaf, child });
      }
    });
  const misread = rule.misreadName?.(view, node) ?? -1;
  if (misread >= 0) named(misread);
  else eachChild(view, node, rule.name ?? "name", named);
  if (out.symbols.length + out.names.length === 0 && rule.unnamed) unnamed(context, now, node, rule, out);
  return out;
}

function isLocalWord(kind: DeclaredAs): kind is "local" | "unbound" | "outer" | "global" {
  return kind === "local" || kind === "unbound" || kind === "outer" || kind === "global";
}

/** `package a.b.c`: the qualifiers before the last identifier are part of the name and not an owner. */
function namedByAll(view: TreeView, fact: SymbolFact, child: number): SymbolFact {
  const name = normalName(view.text(child));
  return { ...fact, name, qualifier: null, nameStart: view.start(child), nameEnd: view.end(child) };
}

function unnamed(context: DeclareContext, now: Surroundings, node: number, rule: DeclarationRule, out: Declared): void {
  const given =
    typeof rule.unnamed === "string" ? { name: rule.unnamed, at: node } : rule.unnamed?.(context.view, node);
  if (!given) return;
  const site = siteOf(context, now, node, given.at, rule);
  const kind = kindOf(rule, site);
  if (kind === "local" && "written" in given && given.written)
    out.written.push({ node: given.at, start: given.written[0], end: given.written[1] });
  if (!kind || isLocalWord(kind)) return;
  const fact = symbolFact(context, now, site, rule, kind);
  const start = context.view.start(given.at);
  const [nameStart, nameEnd] = ("written" in given ? given.written : undefined) ?? [start, start];
  Object.assign(fact, { name: given.name, nameStart, nameEnd });
  out.symbols.push({ fact, leaf: -1, child: -1 });
}

function siteOf(
  context: DeclareContext,
  now: Surroundings,
  node: number,
  name: number,
  rule: DeclarationRule,
): DeclarationSite {
  const { view, language, symbols } = context;
  return {
    view,
    node,
    name,
    ownerKind: now.owner !== null ? "class" : now.ownerKind,
    ownerName: now.owner ?? (now.enclosing >= 0 ? symbols[now.enclosing].name : null),
    qualifier: rule.owner?.(view, node) ?? writtenOwner(language, view, node, name) ?? now.owner,
    inFunction: now.inFunction,
    declaredAtTop: (asked) => symbols[context.declared(-1, asked)]?.kind ?? null,
  };
}

const TYPE_KINDS: ReadonlySet<SymbolKind> = new Set(["class", "struct", "interface", "enum", "union", "type_alias"]);

function kindOf(rule: DeclarationRule, site: DeclarationSite): DeclaredAs {
  if (rule.inFunction === "local" && site.inFunction) return "local";
  if (typeof rule.kind === "function") return rule.kind(site);
  const isMember =
    site.qualifier !== null || (site.ownerKind !== null && TYPE_KINDS.has(site.ownerKind) && !site.inFunction);
  return isMember && rule.memberKind ? rule.memberKind : rule.kind;
}

/** The scopes written before a name on the way up to its declaration: `A::B` of `void A::B::f()`; null when none. */
function writtenOwner(language: CompiledLanguage, view: TreeView, node: number, name: number): string | null {
  let owner: string | null = null;
  for (let at = name; at !== node && at >= 0; at = view.parent(at)) {
    const parent = view.parent(at);
    const left = parent >= 0 ? language.lefts[view.tree.type[parent]] : undefined;
    if (!left?.scope) continue;
    const scope = view.child(parent, left.left);
    if (scope < 0 || scope === at) continue;
    const text = withoutArguments(view.text(scope));
    owner = owner === null ? text : `${text}::${owner}`;
  }
  return owner;
}

function symbolFact(
  context: DeclareContext,
  now: Surroundings,
  site: DeclarationSite,
  rule: DeclarationRule,
  kind: SymbolKind,
): SymbolFact {
  const { view, language } = context;
  const outer = wrapped(language, view, site.node);
  const body = bodyOf(view, site.node, rule);
  const start = view.start(outer);
  const fullStart = context.docs.withAttributes(start);
  const fullEnd = view.end(outer);
  const bodyStart = body >= 0 ? view.start(body) : (rule.bodyAt?.(view, site.node) ?? -1);
  const signatureEnd = bodyStart >= 0 ? trimmedEnd(view.source, fullStart, bodyStart) : fullEnd;
  const parameters = rule.parameters ? findParameters(view, site.node, site.name, rule.parameters) : -1;
  const name = normalName(view.text(site.name));
  const doc = (rule.docstring && body >= 0 ? docstring(view, body) : null) ?? context.docs.above(start);
  const { trailingModifiers } = language.table;
  const after =
    trailingModifiers && parameters >= 0 && view.end(parameters) < signatureEnd
      ? view.slice(view.end(parameters), signatureEnd)
      : "";
  return {
    name,
    kind,
    role: roleOf(rule, site, body >= 0),
    container: rule.outermost ? -1 : now.enclosing,
    qualifier: rule.outermost ? null : site.qualifier,
    disambiguator:
      parameters >= 0
        ? disambiguatorOf(language, view, parameters, kind === "function" ? site.node : -1)
        : (rule.apart?.(view, site.node) ?? placeAmongLocals(context, now, name, kind)),
    modifiers: modifiersOf(language, rule, site, name, {
      before: view.slice(start, Math.max(start, view.start(site.name))),
      after,
      access: now.access,
    }),
    nameStart: view.start(site.name),
    nameEnd: view.end(site.name),
    fullStart,
    fullEnd,
    signatureEnd,
    docStart: doc ? doc[0] : -1,
    docEnd: doc ? doc[1] : -1,
  };
}

/** `+2` for the second type of a name that stands in the functions of one owner: in lambdas of a class's tests. */
function placeAmongLocals(context: DeclareContext, now: Surroundings, name: string, kind: SymbolKind): string | null {
  const { language, symbols } = context;
  if (!language.table.localTypes || !now.inFunction || !TYPE_KINDS.has(kind)) return null;
  const owner = now.enclosing;
  if (context.declared(owner, name) < 0) return null;
  const before = symbols.filter((each) => each.container === owner && each.name === name && TYPE_KINDS.has(each.kind));
  return before.length === 0 ? null : `+${before.length + 1}`;
}

function bodyOf(view: TreeView, node: number, { body }: DeclarationRule): number {
  for (const path of body === undefined ? [] : typeof body === "string" ? [body] : body) {
    let found = node;
    for (const name of path.split(".")) if (found >= 0) found = view.childByFieldOrType(found, name);
    if (found >= 0) return found;
  }
  return -1;
}

function roleOf(rule: DeclarationRule, site: DeclarationSite, hasBody: boolean): SymbolRole {
  if (rule.role) return rule.role(site);
  return rule.body && !hasBody ? (rule.bodyless ?? "definition") : "definition";
}

/** The outermost wrapper (template, export, decorators) around a lone declaration, or the node itself. */
function wrapped(language: CompiledLanguage, view: TreeView, node: number): number {
  const { type } = view.tree;
  let outer = node;
  for (let p = view.parent(node); p >= 0 && language.wrappers[type[p]]; p = view.parent(p)) {
    if (view.children(p).some((c) => c !== outer && type[c] === type[outer])) break;
    outer = p;
  }
  return outer;
}

function findParameters(view: TreeView, node: number, name: number, field: string): number {
  for (let at = name; at >= 0; at = view.parent(at)) {
    const found = at === name ? -1 : view.childByFieldOrType(at, field);
    if (found >= 0) return found;
    if (at === node) break;
  }
  return -1;
}

function docstring(view: TreeView, body: number): readonly [number, number] | null {
  const statement = view.first(body);
  if (statement < 0) return null;
  const string = view.is(statement, "string") ? statement : view.first(statement);
  return string >= 0 && view.is(string, "string") && view.start(string) === view.start(statement)
    ? [view.start(string), view.end(string)]
    : null;
}

function trimmedEnd(source: string, start: number, end: number): number {
  let at = end;
  while (at > start && source.charCodeAt(at - 1) <= 32) at--;
  return at;
}
