/**
 * `Self::Item` in a block that implements a trait means what the trait declares, as does each use of it elsewhere: the
 * block only says what it stands for. A trait from outside declares it there.
 */
import { LEFT_FLAGS } from "../../../format/occurrences-blob";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { scopeOf, type Declaration } from "../../facts/declaration";
import { holderOf } from "../../facts/declared-name";
import { means, meansOutside, type Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";
import { traitOfMethod } from "./blocks";

/** @param members what the type has of that name; null where they are no such types, or no trait is known */
export async function associated(
  { code, occurrence }: Pick<NameReader, "code" | "occurrence">,
  file: CodeFile,
  i: number,
  members: readonly Declaration[],
  chain: Chain,
): Promise<Resolution | null> {
  const isPath = (file.uses.leftFlags[i] & LEFT_FLAGS.scope) !== 0;
  if (!isPath || members.some(({ kind }) => kind !== "type_alias")) return null;
  const found: Declaration[] = [];
  let specifier: string | null | undefined;
  for (const member of members) {
    const home = await code.file(member.fileId);
    const at = home && traitOfMethod(home, member.ordinal);
    if (!home || at === null || at < 0) return null;
    const { external, declarations } = await occurrence(home, at, chain);
    if (external) specifier = external.specifier;
    const [trait] = declarations;
    if (trait) found.push(...(await code.named(file.name(i))).where(holderOf, scopeOf(trait)));
  }
  if (found.length > 0) return specifier === undefined ? means([...new Set(found)], "receiver") : null;
  return specifier === undefined ? null : meansOutside(specifier);
}
