/** The type of the member that a destructured name takes out of a whole: `{ name }: Type`, `{ name } = value`. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { scopeOf, type Declaration } from "../facts/declaration";
import { MAX_ALIASES, type TypeSite, type ValueType } from "../facts/value-type";
import type { Members } from "../members/members";
import { besideOf } from "./besides";
import { keyNamed } from "../facts/object-literals";
import { spreadIn } from "../members/unnamed-objects";

interface Known {
  members: Members;
  values: {
    ofDeclaration(
      declaration: Declaration,
      chain: Chain,
      receiver: () => Promise<ValueType | null>,
    ): Promise<ValueType | null>;
    ofValue(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
    ofKey(file: CodeFile, key: number, chain: Chain): Promise<ValueType | null>;
    written: { at(site: TypeSite, chain: Chain): Promise<ValueType | null> };
    unfold(meaning: ValueType, chain: Chain): Promise<ValueType | null>;
  };
}

/** Null where the whole, and what it stands for, has no member of the name, or none with a type. */
export async function memberOf(
  whole: ValueType | null,
  file: CodeFile,
  name: number,
  chain: Chain,
  known: Known,
): Promise<ValueType | null> {
  let at = whole;
  for (let steps = 0; at !== null && steps < MAX_ALIASES; steps++) {
    const found = await memberOfOne(at, file, name, chain, known);
    const beside = found ? null : besideOf(at);
    if (!beside) return found;
    at = await known.values.written.at(beside, chain);
  }
  return null;
}

async function memberOfOne(
  whole: ValueType,
  file: CodeFile,
  name: number,
  chain: Chain,
  { members, values }: Known,
): Promise<ValueType | null> {
  let at: ValueType | null = whole;
  for (let steps = 0; at?.sort === "object" && steps < MAX_ALIASES; steps++) {
    const key = keyNamed(at, file.name(name));
    if (key >= 0) return values.ofKey(at.file, key, chain);
    const spread = spreadIn(at);
    at = spread < 0 ? null : await values.ofValue(at.file, spread, chain);
  }
  for (let steps = 0; at?.sort === "type" && steps < MAX_ALIASES; steps++) {
    const receiver = at;
    for (const scope of new Set(receiver.declarations.map(scopeOf))) {
      const [member] = (await members.find(scope, file.language, file.name(name))).members;
      if (member) return values.ofDeclaration(member, chain, async () => receiver);
    }
    at = await values.unfold(receiver, chain);
  }
  return null;
}
