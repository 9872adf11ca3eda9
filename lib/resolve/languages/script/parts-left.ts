/** Of the types that a value may have, those that tests before a place leave: `if (shape.kind === "circle")`. */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { beforeValue } from "./before-value";
import { testedIn } from "./tested-values";

/** Characters behind a member's name that are looked at for its type. */
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
  const place = parts.length > 1 ? await beforeValue(code, file, i) : null;
  if (!place) return parts;
  const { has, texts } = testedIn(place.before, place.value);
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
