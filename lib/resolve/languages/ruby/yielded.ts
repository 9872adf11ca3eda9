/**
 * Parameters of blocks: `Fleet.build do |fleet|` has what the method hands to its block, `yield made`, `yield self` or
 * `block.call(made)`.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import { ofType, type ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import { expectedError, expectsError } from "./raised";

/** Places where a method may hand something to its block. */
const MAX_YIELDS = 4;

/** The type of a block's parameter, by what the method called hands on; null for anything else. */
export async function yielded(
  types: ValueTypeReader,
  file: CodeFile,
  name: number,
  chain: Chain,
): Promise<ValueType | null> {
  const block = await blockOf(types.code, file, name);
  const inner = block ? chain.next(`yielded ${file.id} ${name}`) : null;
  if (!block || !inner) return null;
  if (expectsError(file.name(block.callee))) return expectedError(types, file, block.callee, inner);
  const { basis, declarations } = await types.occurrence(file, block.callee, inner);
  const [method] = basis === "name" ? [] : declarations;
  if (!method || declarations.some((d) => d.keyHash !== method.keyHash) || !isFunction(method.kind)) return null;
  return handedOn(types, method, block.place, inner);
}

/** The call whose block binds a name, and which of the block's parameters it is; null for no parameter of a block. */
export async function blockOf(
  code: CodeIndex,
  file: CodeFile,
  name: number,
): Promise<{ callee: number; place: number } | null> {
  const { line, column, local } = file.uses;
  const text = local[name] === name ? await code.text(file.id) : null;
  const before = text?.between(line[name], 0, line[name], column[name]) ?? "";
  const list = /(?:\bdo|\{)\s*\|([\s\w,]*)$/.exec(before);
  const end = list ? calledIn(before.slice(0, list.index).trimEnd()) : -1;
  const callee = end < 0 ? -1 : file.occurrenceAt(line[name], end - 1);
  return !list || callee < 0 ? null : { callee, place: list[1].split(",").length - 1 };
}

/** Where the name of the method ends that a line calls last, `a.open(b)` or `a.open b, c`; -1 for none. */
function calledIn(line: string): number {
  if (line.endsWith(")")) {
    let depth = 0;
    for (let at = line.length - 1; at >= 0; at--) {
      if (line[at] === ")") depth++;
      else if (line[at] === "(" && --depth === 0) return /\w[?!]?$/.test(line.slice(0, at)) ? at : -1;
    }
    return -1;
  }
  const command =
    /^\s*(?:def\s[^=]+=\s+|[@\w]+\s*=\s*|return\s+)?(?!def\b)(?:::)?[@\w]+(?:(?:&?\.|::)\w+)*[?!]?(?=\s+["':\w@[])/.exec(
      line,
    );
  if (command) return command[0].length;
  return /[\w?!]$/.test(line) ? line.length : -1;
}

/** What a method hands to its block in one place, where each says the same. */
async function handedOn(
  types: ValueTypeReader,
  method: Declaration,
  place: number,
  chain: Chain,
): Promise<ValueType | null> {
  const home = await types.code.file(method.fileId);
  const text = home && (await types.code.text(home.id));
  if (!home || !text) return null;
  const { nameLine, nameColumn, endLine, endColumn } = decodeSymbolRanges(method.source.symbol.ranges);
  const body = text.between(nameLine, nameColumn, endLine, endColumn);
  const block = /&(\w+)\s*\)?\s*$/m.exec(body.split("\n", 1)[0])?.[1];
  const hands = new RegExp(
    `\\byield\\b[ (]\\s*|${block ? `\\b${block}\\.(?:call\\b|\\(|yield\\b)[ (]?\\s*` : "$^"}`,
    "g",
  );
  let found: ValueType | null = null;
  for (const { 0: word, index } of [...body.matchAll(hands)].slice(0, MAX_YIELDS)) {
    const given = argumentIn(body, index + word.length, place);
    const type = given === null ? null : await typeOf(types, home, method, { body, ...given }, chain);
    if (type?.sort !== "type") continue;
    if (found?.sort === "type" && found.declarations[0].keyHash !== type.declarations[0].keyHash) return null;
    found = type;
  }
  return found ?? (block ? passedOn(types, home, method, { body, block, place }, chain) : null);
}

/** What the call hands to the block that a method passes on: `Menu.new(&block)`. */
async function passedOn(
  types: ValueTypeReader,
  home: CodeFile,
  method: Declaration,
  { body, block, place }: { body: string; block: string; place: number },
  chain: Chain,
): Promise<ValueType | null> {
  const call = new RegExp(String.raw`([\w]+[?!]?)(?:\(|[ \t]+)(?:[^()\n&]*,\s*)?&${block}\b`).exec(
    body.replace(/^[\w?!]+(?:\([^()\n]*\)|[^\n]*)/, (head) => " ".repeat(head.length)),
  );
  const at = call ? placeIn(home, method, body, call.index) : -1;
  const inner = at < 0 ? null : chain.next(`passed on ${home.id} ${at}`);
  if (!inner) return null;
  const { basis, declarations } = await types.occurrence(home, at, inner);
  const taker = basis === "name" ? undefined : declarations.find((d) => isFunction(d.kind));
  return taker && taker.keyHash !== method.keyHash ? handedOn(types, taker, place, inner) : null;
}

/** The occurrence at an index in the body of a method. */
function placeIn(home: CodeFile, method: Declaration, body: string, index: number): number {
  const { nameLine, nameColumn } = decodeSymbolRanges(method.source.symbol.ranges);
  const lines = body.slice(0, index).split("\n");
  const column = (lines.length === 1 ? nameColumn : 0) + (lines.at(-1)?.length ?? 0);
  return home.occurrenceAt(nameLine + lines.length - 1, column);
}

/** `@ship.engine`, `Ship.new(1)`, `self`: a path, and where its last step begins; null for what is no path. */
function argumentIn(body: string, from: number, place: number): { path: string; last: number } | null {
  let at = from;
  for (let passed = 0; passed < place; passed++) {
    const next = /^[@\w.:]+\s*,\s*/.exec(body.slice(at));
    if (!next) return null;
    at += next[0].length;
  }
  const path = /^@{0,2}\w+[?!]?(?:(?:&?\.|::)\w+[?!]?)*/.exec(body.slice(at).replace(/^::/, "  "))?.[0];
  if (path === undefined) return null;
  const step = /@{0,2}\w+[?!]?$/.exec(path)?.index ?? 0;
  const behind = body.slice(at + path.length);
  return /^\s*[[+*/%<>=?&|-]/.test(behind) ? null : { path, last: at + step };
}

async function typeOf(
  types: ValueTypeReader,
  home: CodeFile,
  method: Declaration,
  { body, path, last }: { body: string; path: string; last: number },
  chain: Chain,
): Promise<ValueType | null> {
  if (path === "self") {
    const around = method.holder === "" ? [] : await types.members.types.ofScope(method.holder, home.language);
    return around.length > 0 ? ofType(around) : null;
  }
  const at = placeIn(home, method, body, last);
  return at < 0 ? null : types.ofValue(home, at, chain);
}
