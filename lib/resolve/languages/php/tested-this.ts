/** `if ($this instanceof Crewed) $this->muster()`: what the class itself lacks, the tested type has. */
import type { Chain } from "../../facts/chain";
import { fitArity } from "../../facts/choose-overload";
import type { CodeFile } from "../../facts/code-file";
import { isType, scopeOf } from "../../facts/declaration";
import { means, meansOutside, type Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";

/** Null where no test around says anything of `$this`. */
export async function ofTestedThis(
  { members, occurrence }: NameReader,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  for (const at of file.lambdasAround(i)) {
    const { basis, declarations, external } = await occurrence(file, at, chain);
    if (external) return meansOutside(null);
    const type = basis === "name" ? undefined : declarations.find((d) => isType(d.kind));
    if (!type) continue;
    const found = await members.find(scopeOf(type), file.language, file.name(i), file.uses.arity[i]);
    if (found.members.length > 0) return means(fitArity(found.members, file.uses.arity[i]), "receiver");
    if (found.hasOutsideBase) return meansOutside(null);
  }
  return null;
}
