/** `new Value(text)` makes a value of a type: a member or a local of that name, however near, is not meant. */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isType } from "../../facts/declaration";
import { definitionsFirst, means, meansOutside, type Resolution } from "../../facts/resolution";
import { textBefore } from "../../facts/text-before";
import type { NameReader } from "../readers";
import { ofTypeArity } from "./type-arity";

/** Characters before a name that are read. */
const MAX_BEFORE = 40;

/** Null for what is not made, and where nothing but types bears the name. */
export async function madeType(names: NameReader, file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
  const name = file.name(i);
  if (file.role(i) !== "call") return null;
  const named = (await names.code.named(name)).all.filter((d) => d.language === file.language);
  const isOther = named.some((d) => !isType(d.kind) && d.kind !== "constructor");
  if (!isOther || !(await isMade(names.code, file, i))) return null;
  const asked = { at: i, name, role: "type", arity: -1 } as const;
  const near = (await names.lexical.find(file, file.uses.enclosing[i], asked, chain)) ?? [];
  const types = ofTypeArity(file, i, near).filter((d) => isType(d.kind));
  if (types.length > 0) return means(definitionsFirst(types), "scope");
  const seen = await names.visible.find(file, i);
  return seen?.declarations.every((d) => isType(d.kind)) ? seen : meansOutside(null);
}

const isMade = async (code: CodeIndex, file: CodeFile, i: number): Promise<boolean> =>
  /\bnew\s+$/.test(await textBefore(code, file, i, MAX_BEFORE));
