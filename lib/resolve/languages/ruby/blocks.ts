/**
 * Blocks that run with another `self` than the code around them: `Class.new(Base) { … }`, `ship.instance_eval { … }`,
 * and those that a method hands on to `instance_eval` itself. A bare name in them is asked of that one first.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { hasModifier, isFunction, isType, scopeOf, type Declaration } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import { enclosingScope } from "../../facts/enclosing-scope";
import { heldByBlock } from "./block-methods";
import { baseOfMade, heldByMade, isClassMaker } from "./made-locals";
import { ofReopened } from "./reopened";
import { atLevel } from "./levels";
import { takenInByBlock } from "./taken-in-by-block";
import type { Level, NameReader } from "../readers";

/** What `self` is in a block: an object of a class or module, or that itself. */
interface Self {
  scope: string;
  level: Level;
}

const AS_OBJECT: ReadonlySet<string> = new Set(["instance_eval", "instance_exec"]);
const AS_CLASS: ReadonlySet<string> = new Set(["class_eval", "class_exec", "module_eval", "module_exec"]);
/** Characters of a call's arguments that tell whether a block is handed on. */
const MAX_LIST = 200;
const HANDS_ON_BLOCK = /^(?:\(|[ \t]+(?=[\w&:@("']))(?:[^()\n]|\([^()\n]*\))*&\w/;
/** Its block is the body of a method of the class's objects. */
const MAKES_METHOD = "define_method";

/** Methods that hand a block on, one to the next. */
const MAX_STEPS = 3;

/** The method that a bare name means where a block around has a `self` of its own; null for any other name. */
export async function ofBlockSelf(
  names: NameReader,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  const { arity, enclosing } = file.uses;
  if (arity[i] < 0 || /^\p{Lu}/u.test(file.name(i))) return null;
  for (const callee of file.lambdasAround(i)) {
    const self = await selfIn(names, file, callee, chain);
    if (self === null) {
      const isOfObject = isClassMaker(file, callee) && enclosing[callee] !== enclosing[i];
      const made = isOfObject ? await heldByMade(names, file, callee, file.name(i), chain) : [];
      if (made.length > 0) return means(made, "receiver");
      const own = await heldByBlock(names.code, file, callee, file.name(i));
      const held = own.length > 0 ? own : await takenInByBlock(names, file, callee, i, chain);
      if (held.length > 0) return means(held, "scope");
      continue;
    }
    // a method that stands in the block of a class is one of the class's objects
    const level = enclosing[callee] !== enclosing[i] && self.level === "class" ? "object" : self.level;
    const held = await heldByBlock(names.code, file, callee, file.name(i));
    if (held.length > 0 && level === "object") return means(held, "scope");
    const { members } = await names.members.find(self.scope, file.language, file.name(i), arity[i], level);
    const own = atLevel(members, level, false);
    if (own.length > 0) return means(own, "receiver");
  }
  return null;
}

/**
 * What `self` is in the block of a call, where it is another than around it. @param steps methods that handed it on
 */
export async function selfIn(
  names: NameReader,
  file: CodeFile,
  callee: number,
  chain: Chain,
  steps = 0,
): Promise<Self | null> {
  const name = file.name(callee);
  if (AS_OBJECT.has(name)) return ofReceiver(names, file, callee, "object", chain);
  if (AS_CLASS.has(name)) return ofReceiver(names, file, callee, "class", chain);
  const left = file.uses.left[callee];
  if (name === MAKES_METHOD) return ofMethodMade(names, file, callee, chain);
  if (isClassMaker(file, callee)) return ofBase(names, file, callee, chain);
  const { declarations, basis } = await names.occurrence(file, callee, chain);
  const [called] = basis === "name" || declarations.length === 0 ? await ofReopened(names, file, callee) : declarations;
  if (!called || !isFunction(called.kind)) return null;
  const taker = await takerOfBlock(names.code, called);
  if (taker === null) return null;
  if (!AS_OBJECT.has(taker.file.name(taker.at)))
    return steps < MAX_STEPS ? selfIn(names, taker.file, taker.at, chain, steps + 1) : null;
  const scope = called.holder;
  const [around = -1] = taker.file.lambdasAround(taker.at);
  if (around >= 0 && taker.file.name(around) === MAKES_METHOD) return scope === "" ? null : { scope, level: "object" };
  if (called.kind === "constructor" || left === LEFT_CODES.none || left === LEFT_CODES.this)
    return scope === "" ? null : { scope, level: hasModifier(called, "static") ? "class" : "object" };
  return ofReceiver(names, file, callee, hasModifier(called, "static") ? "class" : "object", chain);
}

/** An object of the class around, or of the one that is given the method. */
async function ofMethodMade(names: NameReader, file: CodeFile, callee: number, chain: Chain): Promise<Self | null> {
  const left = file.uses.left[callee];
  if (left >= 0) return ofReceiver(names, file, callee, "object", chain);
  const scope = left === LEFT_CODES.expression ? null : enclosingScope(file, file.uses.enclosing[callee]);
  return scope === null ? null : { scope, level: "object" };
}

/** What stands left of a call. */
async function ofReceiver(
  names: NameReader,
  file: CodeFile,
  callee: number,
  level: Level,
  chain: Chain,
): Promise<Self | null> {
  const type = await names.values.receivers.at(file, callee, chain);
  return type?.sort === "type" && !type.isGuess ? { scope: scopeOf(type.declarations[0]), level } : null;
}

/** `Class.new(Base)`: the class that is made has what its base has. */
async function ofBase(names: NameReader, file: CodeFile, callee: number, chain: Chain): Promise<Self | null> {
  const at = await baseOfMade(names.code, file, callee);
  const { declarations, basis } =
    at < 0 ? { declarations: [], basis: "name" } : await names.occurrence(file, at, chain);
  const base = declarations.find((d) => isType(d.kind));
  return base && basis !== "name" ? { scope: scopeOf(base), level: "class" } : null;
}

/**
 * What a method hands the block on to that it is given: its own `instance_eval(&block)`, else another call,
 * `Plan.new(&block)`. Null for none.
 */
async function takerOfBlock(code: CodeIndex, method: Declaration): Promise<{ file: CodeFile; at: number } | null> {
  const home = await code.file(method.fileId);
  const text = home && (await code.text(home.id));
  if (!home || !text) return null;
  const { uses } = home;
  let other = -1;
  for (let i = home.nameOccurrence(method.ordinal) + 1; i > 0 && i < uses.count; i++) {
    if (uses.enclosing[i] !== method.ordinal || uses.arity[i] < 0) continue;
    const end = text.offsetAt(uses.line[i], home.columnBehind(i));
    if (!HANDS_ON_BLOCK.test(text.slice(end, end + MAX_LIST))) continue;
    if (!AS_OBJECT.has(home.name(i))) other = i;
    else if (uses.left[i] === LEFT_CODES.none || uses.left[i] === LEFT_CODES.this) return { file: home, at: i };
  }
  return other < 0 ? null : { file: home, at: other };
}
