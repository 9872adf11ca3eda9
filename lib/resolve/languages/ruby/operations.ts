/**
 * What is asked of what an operator gives that a class of the repository has: `(mast + boom).length`, `sum = mast +
 * boom`.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, scopeOf } from "../../facts/declaration";
import { occurrenceBeginning } from "../../facts/offsets";
import { means, type Resolution } from "../../facts/resolution";
import type { ValueType } from "../../facts/value-type";
import type { NameReader } from "../readers";
import { lastStepOf } from "./call-arguments";
import { operationIn, parenthesizedBefore } from "./operators";

/** Characters around a use that are read. */
const MAX_TEXT = 400;

interface Written {
  text: string;
  start: number;
}

/** Null for what is asked of anything else, and where the class of the first operand is not known. */
export async function ofOperation(
  names: NameReader,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  const written = file.uses.arity[i] < 0 ? null : await writtenBefore(names, file, i);
  const inner = written && operationIn(written.text) ? chain.next(`operation ${file.id} ${i}`) : null;
  const type = written && inner ? await typeOf(names, file, written, inner) : null;
  if (type?.sort !== "type") return null;
  const { members } = await names.members.find(
    scopeOf(type.declarations[0]),
    file.language,
    file.name(i),
    file.uses.arity[i],
    "object",
  );
  return members.length > 0 ? means(members, "receiver") : null;
}

/** The operation that stands left of a use in parentheses, or that a local is assigned which stands there. */
async function writtenBefore({ code }: NameReader, file: CodeFile, i: number): Promise<Written | null> {
  const { left, line, column, local } = file.uses;
  const of = left[i];
  const isLocal = of >= 0 && local[of] >= 0 && !file.typedBy.has(local[of]);
  const text = of === LEFT_CODES.expression || isLocal ? await code.text(file.id) : null;
  if (!text) return null;
  if (!isLocal) {
    const end = text.offsetAt(line[i], column[i]);
    const from = Math.max(0, end - MAX_TEXT);
    const found = parenthesizedBefore(text.slice(from, end));
    return found && { text: found.text, start: from + found.start };
  }
  const end = text.offsetAt(line[local[of]], file.columnBehind(local[of]));
  const behind = /^\s*=(?![=~>])[ \t]*([^\n#;]+)/.exec(text.slice(end, end + MAX_TEXT));
  return behind && { text: behind[1], start: end + behind[0].length - behind[1].length };
}

async function typeOf(
  names: NameReader,
  file: CodeFile,
  { text, start }: Written,
  chain: Chain,
): Promise<ValueType | null> {
  const before = /^\s*/.exec(text)?.[0].length ?? 0;
  const whole = text.trim();
  const operation = operationIn(whole);
  if (operation) {
    const first = await typeOf(names, file, { text: operation.first, start: start + before }, chain);
    return first?.sort === "type" ? given(names, first, operation.operator, chain) : null;
  }
  const within = parenthesizedBefore(whole + ".");
  if (within?.start === 1) return typeOf(names, file, { text: within.text, start: start + before + 1 }, chain);
  const step = lastStepOf(whole);
  const source = step < 0 ? null : await names.code.text(file.id);
  const at = source ? occurrenceBeginning(file, source, start + before + step) : -1;
  return at < 0 ? null : names.values.ofValue(file, at, chain);
}

/** What an operator of a class gives. */
async function given(
  { code, members, values }: NameReader,
  { declarations: [type] }: ValueType & { sort: "type" },
  operator: string,
  chain: Chain,
): Promise<ValueType | null> {
  const [method] = (await members.find(scopeOf(type), type.language, operator, undefined, "object")).members;
  const home = method && isFunction(method.kind) ? await code.file(method.fileId) : null;
  const own = home?.nameOccurrence(method.ordinal) ?? -1;
  return home && own >= 0 ? values.ofValue(home, own, chain) : null;
}
