/** Ruby calls that declare: types made by `Struct.new`, members named by arguments, mixins, requires. */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact, RelationFact } from "../model";
import type { DeclarationSite, UnnamedName } from "./declaration-rule";

/** Calls that make a class or module, by receiver and method. */
export const TYPE_MAKERS: Readonly<Record<string, "class" | "module">> = {
  "Struct.new": "class",
  "Data.define": "class",
  "Class.new": "class",
  "Module.new": "module",
};

/** `Struct.new` of a value; null when it is no call on a plain constant. */
function maker(view: TreeView, value: number): string | null {
  if (!view.is(value, "call")) return null;
  const receiver = view.child(value, "receiver");
  const method = view.child(value, "method");
  return view.is(receiver, "constant") && method >= 0 ? `${view.text(receiver)}.${view.text(method)}` : null;
}

export function typeMaker(view: TreeView, value: number): string | null {
  const made = maker(view, value);
  return made !== null && Object.hasOwn(TYPE_MAKERS, made) ? made : null;
}

/** `Class.new(Base)` derives from its argument, `Struct.new` from Struct. */
export function madeBases({ view, node }: DeclarationSite): Omit<RelationFact, "child">[] {
  const value = view.child(node, "right");
  const made = typeMaker(view, value);
  if (made === null || made === "Module.new") return [];
  const base =
    made === "Class.new" ? view.first(view.childOfType(value, "argument_list")) : view.child(value, "receiver");
  if (!view.is(base, "constant", "scope_resolution")) return [];
  return [{ baseName: view.text(base), relation: "extends", access: null, virtual: false }];
}

/** Calls whose arguments name what they declare. */
const PROPERTY_MAKERS = /^(?:[cm]?attr_(?:accessor|reader|writer)|attr|class_attribute|thread_mattr_accessor)$/;

/** Calls of RSpec with a block that gives a name its value, for the block around and those in it. */
const BLOCK_NAMES: ReadonlySet<string> = new Set(["let", "let!", "subject", "subject!"]);

/** The value of a name that a call with a block defines: what the block ends with; -1 for none. */
export function valueOfBlock(view: TreeView, node: number): number {
  const around = view.parent(node);
  const call = view.is(around, "argument_list") ? view.parent(around) : around;
  const block = view.is(call, "call") ? view.child(call, "block") : -1;
  const body = block < 0 ? -1 : view.child(block, "body");
  return body < 0 ? -1 : view.last(body);
}

export function declaredByCall(view: TreeView, node: number): "property" | "method" | "local" | null {
  const list = view.parent(node);
  const call = view.parent(list);
  if (!view.is(call, "call")) return null;
  const method = view.text(view.child(call, "method"));
  if (view.child(call, "receiver") >= 0) {
    const made = method === "new" || method === "define" ? typeMaker(view, call) : null;
    return (made === "Struct.new" || made === "Data.define") && view.is(view.parent(call), "assignment", "superclass")
      ? "property"
      : null;
  }
  if (PROPERTY_MAKERS.test(method)) return "property";
  if (BLOCK_NAMES.has(method) && view.first(list) === node) return view.child(call, "block") < 0 ? null : "local";
  const place = METHOD_MAKERS[method];
  if (place === undefined || !Object.hasOwn(METHOD_MAKERS, method)) return null;
  const isFirst = view.first(list) === node;
  const isNamed =
    place === "first" ? isFirst : place === "last" ? view.last(list) === node : !isFirst || place === "all";
  return isNamed ? "method" : null;
}

/**
 * Calls that make methods, and which of their arguments name them. Symbols behind a key (`to: :owner`) are no
 * arguments here.
 */
const METHOD_MAKERS: Readonly<Record<string, "first" | "last" | "rest" | "all">> = {
  define_method: "first",
  define_singleton_method: "first",
  alias_method: "first",
  delegate: "all",
  def_delegators: "rest",
  def_instance_delegators: "rest",
  def_delegator: "last",
  def_instance_delegator: "last",
  def_single_delegators: "rest",
  def_single_delegator: "last",
};

/** What those make that hand on what a class or module is asked itself. */
const OF_CLASS = /^def_single_delegators?$/;

/** Whether a call makes methods of the class around itself. */
export const makesOfClass = (view: TreeView, argument: number): boolean => {
  const call = view.parent(view.parent(argument));
  return view.is(call, "call") && OF_CLASS.test(view.text(view.child(call, "method")));
};

/** A name written as `:name` or `"name"`. */
export function symbolName(view: TreeView, at: number): UnnamedName | null {
  const [start, end] = [view.start(at) + 1, view.end(at)];
  if (view.is(at, "simple_symbol")) return { name: view.slice(start, end), at, written: [start, end] };
  if (!view.is(at, "string") || end - start < 2) return null;
  return { name: view.slice(start, end - 1), at, written: [start, end - 1] };
}

/** What an argument of a call declares: `attr_writer :speed` makes `speed=`, as `def speed=(knots)` does. */
export function nameByCall(view: TreeView, node: number): UnnamedName | null {
  const found = declaredByCall(view, node) === null ? null : symbolName(view, node);
  const isWriter = found !== null && WRITER.test(view.text(view.child(view.parent(view.parent(node)), "method")));
  return isWriter ? { ...found, name: `${found.name}=` } : found;
}

const WRITER = /^[cm]?attr_writer$/;

const MIXIN_WORDS: Readonly<Record<string, RelationFact["relation"]>> = {
  include: "includes",
  prepend: "includes",
  extend: "mixin",
};

/** `include A` right in the body of a class or module, or what a module says for all that take it in. */
export function isMixin(view: TreeView, call: number): boolean {
  const word = mixinWord(view, call);
  if (word === null || !Object.hasOwn(MIXIN_WORDS, word)) return false;
  const isOfTaker = MIXIN_WORDS[word] === "includes" && isSaidOfTakers(view, call);
  if (isOfTaker || view.child(call, "receiver") >= 0) return isOfTaker;
  if (!view.is(view.parent(call), "body_statement")) return false;
  return view.is(view.parent(view.parent(call)), "class", "module", "singleton_class");
}

/** The method that mixes in: `base.send(:include, A)` calls `include`. */
function mixinWord(view: TreeView, call: number): string | null {
  const method = view.child(call, "method");
  if (method < 0 || !SENDS.has(view.text(method))) return method < 0 ? null : view.text(method);
  const sent = view.first(view.child(call, "arguments"));
  return view.is(sent, "simple_symbol") ? view.text(sent).slice(1) : null;
}

const SENDS: ReadonlySet<string> = new Set(["send", "public_send", "__send__"]);

/**
 * `def self.included(base) = base.include(A)` and `included { include A }`: whoever takes in the module has A, too.
 */
function isSaidOfTakers(view: TreeView, call: number): boolean {
  const around = view.ancestor(call, "method", "singleton_method", "do_block", "block");
  if (around < 0 || !view.is(view.ancestor(around, "class", "module"), "module")) return false;
  const isBlock = view.is(around, "do_block", "block");
  const named = isBlock ? view.child(view.parent(around), "method") : view.child(around, "name");
  if (named < 0 || view.text(named) !== "included") return false;
  const receiver = view.child(call, "receiver");
  if (isBlock || receiver < 0) return isBlock && receiver < 0;
  const taker = view.first(view.child(around, "parameters"));
  return taker >= 0 && view.text(taker) === view.text(receiver);
}

/** What is included below `class << self` extends the class or module around. */
export function mixinRelation(view: TreeView, base: number): RelationFact["relation"] {
  const call = view.parent(view.parent(base));
  if (view.is(view.ancestor(call, "singleton_class", "class", "module"), "singleton_class")) return "mixin";
  return MIXIN_WORDS[view.text(view.child(call, "method"))] ?? "includes";
}

const DIRNAME = String.raw`(?:File\.dirname\(__FILE__\)|__dir__)`;
/** Ways to write a path from the folder of the file, with the path in the first group that is there. */
const BESIDE = new RegExp(
  String.raw`^(?:(?:File\.expand_path\(\s*)?(?:${DIRNAME}\s*\+\s*["']/([^"'#]+)["']|` +
    String.raw`File\.join\(\s*${DIRNAME}\s*,\s*((?:["'][^"'#]+["']\s*,?\s*)+)\))\)?|` +
    String.raw`File\.expand_path\(\s*["']([^"'#]+)["']\s*,\s*(__FILE__|${DIRNAME})\s*\))$`,
);

/** `File.dirname(__FILE__) + "/crane"` is `./crane`; null for any other way to write a path. */
function besideFile(written: string): string | null {
  const [, added, joined, expanded, from] = BESIDE.exec(written) ?? [];
  if (added !== undefined) return `./${added}`;
  if (joined !== undefined) return `./${[...joined.matchAll(/["']([^"']+)["']/g)].map(([, step]) => step).join("/")}`;
  if (expanded === undefined) return null;
  // the file itself counts as a folder there
  return from === "__FILE__" ? (/^\.\.\//.test(expanded) ? `./${expanded.slice(3)}` : null) : `./${expanded}`;
}

export function requireCall(view: TreeView, node: number): Omit<ImportFact, "start">[] {
  const method = view.child(node, "method");
  if (method < 0 || view.child(node, "receiver") >= 0) return [];
  const length = view.end(method) - view.start(method);
  if (length !== 4 && length !== 7 && length !== 8 && length !== 16) return [];
  const word = view.text(method);
  if (word !== "require" && word !== "require_relative" && word !== "load" && word !== "autoload") return [];
  const list = view.child(node, "arguments");
  const path = list < 0 ? -1 : word === "autoload" ? view.last(list) : view.first(list);
  const beside = path < 0 ? null : besideFile(view.text(path));
  if (beside !== null) return [{ specifier: beside, kind: "require", name: null, imported: null }];
  if (!view.is(path, "string") || view.childOfType(path, "interpolation") >= 0) return [];
  const written = view.text(path).slice(1, -1);
  const specifier = word === "require_relative" && !written.startsWith(".") ? `./${written}` : written;
  const name =
    word === "autoload" && view.is(view.first(list), "simple_symbol") ? view.text(view.first(list)).slice(1) : null;
  return [{ specifier, kind: "require", name, imported: null }];
}
