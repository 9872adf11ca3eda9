/** Which names are asked of values, and where: methods that every object has tell nothing of a class. */
import { LEFT_FLAGS } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import { isFunction } from "../../facts/declaration";
import { CORE_METHODS } from "./core-methods";
import { LIBRARY_METHODS } from "./library-methods";

/** Methods of every object tell no class. */
const OF_EVERY_OBJECT: ReadonlySet<string> = new Set(
  `class clone define_singleton_method display dup enum_for eql? equal? extend freeze frozen? hash inspect
  instance_eval instance_exec instance_of? instance_variable_get instance_variable_set is_a? itself kind_of? method
  methods nil? object_id public_send respond_to? send singleton_class tap then to_enum to_s __send__ should
  should_not present? blank? try`.split(/\s+/),
);

/** What lists and maps are asked, with arguments. */
const OF_CONTAINERS: ReadonlySet<string> = new Set(
  `add append collect concat count delete delete_at dig fetch first has_key? include? index insert join key? last
  member? merge merge! push reject select slice store sum take unshift update values_at zip`.split(/\s+/),
);

/** Methods of every class and module: what its objects have under such a name is not meant. */
const OF_EVERY_CLASS: ReadonlySet<string> = new Set(
  `allocate ancestors class_eval class_exec class_variable_get class_variable_set class_variables const_defined? const_get
  const_set constants instance_method instance_methods method_defined? module_eval name private_method_defined?
  public_instance_methods public_method_defined? superclass to_s inspect hash`.split(/\s+/),
);

export const isOfEveryClass = (name: string): boolean => OF_EVERY_CLASS.has(name);

export const isOfContainers = (name: string): boolean => OF_CONTAINERS.has(name);

export const isOfEveryObject = (name: string): boolean => OF_EVERY_OBJECT.has(name);

/** Classes of the language: what is added to one of them, its objects have beside all that comes with it. */
export const STANDARD: ReadonlySet<string> = new Set(
  `Array BasicObject Class Comparable Dir Enumerable Enumerator Exception FalseClass File Float Hash Integer IO Kernel
  MatchData Method Module NilClass Numeric Object Pathname Proc Range Rational Regexp Set StandardError String
  StringIO Struct Symbol Thread Time TrueClass`.split(/\s+/),
);

export const isOfLibrary = (name: string): boolean => CORE_METHODS.has(name) || LIBRARY_METHODS.has(name);

/** What a name is asked for: an assignment calls `speed=`. */
export const spellings = (file: CodeFile, i: number): string[] =>
  file.role(i) === "write" ? [`${file.name(i)}=`, file.name(i)] : [file.name(i)];

/**
 * Uses of different names, one each, that are asked of what is called like the receiver of this one, where they count.
 */
export function usesAlike(file: CodeFile, i: number, counts: (at: number) => boolean): number[] {
  const receiver = file.name(file.uses.left[i]);
  const found = new Map<string, number>();
  for (let at = 0; at < file.uses.count; at++) {
    const of = file.uses.left[at];
    if (of < 0 || file.name(of) !== receiver || (file.uses.leftFlags[at] & LEFT_FLAGS.indexed) !== 0) continue;
    const name = file.name(at);
    if (!OF_EVERY_OBJECT.has(name) && !found.has(name) && counts(at)) found.set(name, at);
  }
  return [...found.values()];
}

/** The outermost method around a place; -1 outside of methods. */
export function methodAround(file: CodeFile, i: number): number {
  let found = -1;
  for (let at = file.uses.enclosing[i]; at >= 0; at = file.symbols[at].container)
    if (isFunction(file.kind(at))) found = at;
  return found;
}
