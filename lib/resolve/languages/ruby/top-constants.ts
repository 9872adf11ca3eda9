/** `::Harbour::Ship` names what stands at the top, whatever modules around are called. */
import type { CodeFile } from "../../facts/code-file";
import { isScope, isType, type Declaration } from "../../facts/declaration";
import { LEFT_CODES } from "../../../format/occurrence-table";
import { means, type Resolution } from "../../facts/resolution";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";

/** Null for a name that is not written so, and for one that nothing at the top has. */
export async function topConstant({ code }: NameReader, file: CodeFile, i: number): Promise<Resolution | null> {
  const { left, line, column } = file.uses;
  if (left[i] !== LEFT_CODES.none || column[i] < 2 || !/^\p{Lu}/u.test(file.name(i))) return null;
  const text = await code.text(file.id);
  const at = text?.offsetAt(line[i], column[i]) ?? 0;
  if (text?.slice(at - 2, at) !== "::") return null;
  const isAtTop = (d: Declaration) =>
    d.language === file.language && d.owners.length === 0 && isOfRepository(d, file) && isConstant(d);
  const found = (await code.named(file.name(i))).all.filter(isAtTop);
  return found.length > 0 ? means(found, "scope") : null;
}

const isConstant = ({ kind }: Declaration): boolean => isType(kind) || isScope(kind) || kind === "constant";
