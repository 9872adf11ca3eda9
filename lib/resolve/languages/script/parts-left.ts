/** Of the types that a value may have, those that tests before a place leave: `if (shape.kind === "circle")`. */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { testedIn } from "./tested-values";

/** Characters before a place that are looked at, and behind a member's name for its type. */
const MAX_BEFORE = 20_000;
const MAX_TYPE = 200;

/** Members of a name that a type has. */
export type MembersNamed = (type: Declaration, name: string) => Promise<readonly Declaration[]>;

/** All of them where no test is seen, or none would be left. @param i the member that the value is asked for */
export async function partsLeft(
  code: CodeIndex,
  file: CodeFile,
  i: number,
  parts: readonly Declaration[],
  named: MembersNamed,
): Promise<readonly Declaration[]> {
  const text = parts.length > 1 ? await code.text(file.id) : null;
  if (text === null) return parts;
  const { uses } = file;
  let root = uses.left[i];
  while (root >= 0 && uses.left[root] >= 0) root = uses.left[root];
  if (root < 0) return parts;
  const around = uses.enclosing[i];
  const ranges = around < 0 ? null : decodeSymbolRanges(file.symbols[around].ranges);
  const begin = text.offsetAt(uses.line[root], uses.column[root]);
  const start = ranges ? text.offsetAt(ranges.startLine, ranges.startColumn) : 0;
  const before = text.slice(Math.max(start, begin - MAX_BEFORE), begin);
  const value = text.slice(begin, text.offsetAt(uses.line[uses.left[i]], file.columnBehind(uses.left[i])));
  const prefix = /(?:this|super)\??\.$/.exec(before)?.[0] ?? "";
  if (!/^[\w$.?!]+$/.test(value)) return parts;
  const { has, texts } = testedIn(before.slice(0, before.length - prefix.length), prefix + value);
  if (has.size + texts.size === 0) return parts;
  const left: Declaration[] = [];
  for (const part of parts) if (await fits(code, part, has, texts, named)) left.push(part);
  return left.length > 0 ? left : parts;
}

async function fits(
  code: CodeIndex,
  part: Declaration,
  has: ReadonlySet<string>,
  texts: ReadonlyMap<string, ReadonlySet<string>>,
  named: MembersNamed,
): Promise<boolean> {
  for (const name of has) if ((await named(part, name)).length === 0) return false;
  for (const [name, allowed] of texts) {
    const [member] = await named(part, name);
    if (member === undefined) return false;
    const written = await literalsOf(code, member);
    if (written.length > 0 && !written.some((literal) => allowed.has(literal))) return false;
  }
  return true;
}

/** The texts that a member is typed by: `kind: "circle" | "ring"`; none where it is typed by anything else. */
async function literalsOf(code: CodeIndex, member: Declaration): Promise<string[]> {
  const text = await code.text(member.fileId);
  const { nameLine, nameColumn } = decodeSymbolRanges(member.source.symbol.ranges);
  const behind = text ? text.offsetAt(nameLine, nameColumn) + member.name.length : 0;
  const type = /^\s*[?!]?\s*:((?:\s*\|?\s*(?:'[^'\n]*'|"[^"\n]*"))+)\s*(?:[;,}\n]|$)/.exec(
    text?.slice(behind, behind + MAX_TYPE) ?? "",
  );
  return [...(type?.[1].matchAll(/'([^']*)'|"([^"]*)"/g) ?? [])].map(([, single, double]) => single ?? double);
}
