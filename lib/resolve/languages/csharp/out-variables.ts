/**
 * What a variable is that a call declares among its arguments, `out var row`: what the parameter says that fills it,
 * or what the container holds that is asked.
 */
import { TYPED } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import { parametersIn } from "../../facts/parameters";
import { passedTo, placeHolding } from "../../facts/passed-arguments";
import { siteOf, type ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

/** Names in front of a variable that may be what is called. */
const MAX_BEFORE = 60;
const DECLARES = /\bout\s+var\s+@?$/;
/** Characters in front of a name that say how it is declared. */
const MAX_WRITTEN = 40;

/** Methods of .NET's containers that fill a variable with one of the values. */
const FILLS = /^Try(?:GetValue|Peek|Pop|Dequeue|Take|Remove)$/;

interface Call {
  callee: number;
  /** of the variable among the arguments */
  place: number;
  /** how many there are */
  count: number;
}

/** Null for any other name. */
export async function outVariable(
  types: ValueTypeReader,
  file: CodeFile,
  name: number,
  chain: Chain,
): Promise<ValueType | null> {
  const call = await callAround(types.code, file, name);
  if (call === null) return null;
  const { declarations, external, basis } = await types.occurrence(file, call.callee, chain);
  if (external) return ofOutside(types, file, call.callee, chain);
  return basis === "name" ? null : ofParameter(types, file, call, declarations, chain);
}

async function callAround(code: CodeIndex, file: CodeFile, name: number): Promise<Call | null> {
  const text = await code.text(file.id);
  if (!text) return null;
  const at = text.offsetAt(file.uses.line[name], file.uses.column[name]);
  if (!DECLARES.test(text.slice(Math.max(0, at - MAX_WRITTEN), at))) return null;
  for (let callee = name - 1; callee >= Math.max(0, name - MAX_BEFORE); callee--) {
    if (file.uses.arity[callee] < 1) continue;
    const passed = await passedTo(code, file, callee);
    const place = passed ? placeHolding(passed, at) : -1;
    if (passed && place >= 0) return { callee, place, count: passed.given.length };
  }
  return null;
}

async function ofParameter(
  types: ValueTypeReader,
  file: CodeFile,
  { callee, place, count }: Call,
  [head, ...others]: readonly Declaration[],
  chain: Chain,
): Promise<ValueType | null> {
  if (!head || !isFunction(head.kind) || others.some(({ keyHash }) => keyHash !== head.keyHash)) return null;
  const home = await types.code.file(head.fileId);
  if (!home) return null;
  const parameters = parametersIn(home, head.ordinal);
  // an extension that is called as a member has what it extends as its first
  const isMember = home.extendedBy(head.ordinal) !== null && parameters.length > count;
  const [by, how] = home.typedBy.get(parameters[place + (isMember ? 1 : 0)] ?? -1) ?? [-1, -1];
  if (by < 0 || (how & TYPED.place) !== TYPED.byType) return null;
  const asked = () => types.receiver(file, callee, chain);
  const isArray = (how & TYPED.isArray) !== 0;
  return types.written({ file: home, at: by, isArray, call: { file, at: callee }, asked }, chain);
}

/** `rows.TryGetValue(key, out var row)`, `reader.TryRead<Row>(out var row)` */
async function ofOutside(types: ValueTypeReader, file: CodeFile, callee: number, chain: Chain) {
  const [given, ...more] = file.argumentsOf(callee);
  if (given && more.length === 0) return types.written(given, chain);
  if (!FILLS.test(file.name(callee))) return null;
  const container = await types.receiver(file, callee, chain);
  const site = container && siteOf(container);
  const held = site?.file.argumentsOf(site.at).at(-1);
  return site && held ? types.written({ ...held, asked: site.asked }, chain) : null;
}
