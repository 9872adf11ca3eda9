/**
 * The bound of what a method calls its receiver's type argument: `func (b *Box[T, M]) Fill()` says nothing of `M`, and
 * `type Box[T any, M Maker[T]]` does.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isType } from "../facts/declaration";
import type { TypeSources } from "./type-sources";

/** Occurrences before a type argument among which its type stands. */
const MAX_BACK = 24;

/** A type parameter by the file and the occurrence that declare it. */
interface Parameter {
  file: CodeFile;
  local: number;
}

/** The receiver type's own parameter that another name is given to; null where nothing is. */
export async function parameterOfReceiver(
  { file, local }: Parameter,
  names: TypeSources,
  chain: Chain,
): Promise<Parameter | null> {
  const { symbol } = file.uses;
  for (let at = local - 1; at >= 0 && at >= local - MAX_BACK; at--) {
    const place = file.argumentsOf(at).findIndex((each) => each?.at === local);
    if (place < 0) continue;
    if (symbol[at] >= 0) return null;
    const [type] = (await names.occurrence(file, at, chain)).declarations.filter((d) => isType(d.kind));
    const home = type && (await names.code.file(type.fileId));
    const own = home?.argumentsOf(home.nameOccurrence(type.ordinal))[place];
    return home && own ? { file: home, local: own.at } : null;
  }
  return null;
}
