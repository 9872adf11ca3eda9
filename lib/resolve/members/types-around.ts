/** The types whose members a place sees without a receiver, innermost first: classes, and the bases of objects. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { TypeSite } from "../facts/value-type";
import { isType, type Declaration } from "../facts/declaration";
import type { Resolution } from "../facts/resolution";
import type { Members } from "./members";
import { unnamedBody } from "./unnamed-bodies";

/** Declarations of a type, and where it is written with its arguments, if anywhere. */
interface TypeAround {
  types: readonly [Declaration, ...Declaration[]];
  site: TypeSite | null;
}

interface Known {
  members: Pick<Members, "types">;
  occurrence(file: CodeFile, i: number, chain: Chain | null): Promise<Resolution>;
}

/** @param i the occurrence of which the surroundings are asked */
export async function* typesAround(
  file: CodeFile,
  i: number,
  names: Known,
  chain: Chain | null,
): AsyncGenerator<TypeAround> {
  for (let at = file.uses.enclosing[i]; at >= 0; at = file.symbols[at].container) {
    if (isType(file.kind(at))) {
      const [first, ...others] = await names.members.types.ofScope(file.scope(at), file.language);
      if (first) yield { types: [first, ...others], site: null };
      continue;
    }
    for (const base of unnamedBody(file, at)?.bases ?? []) {
      const found = await names.occurrence(file, base, chain);
      const [first, ...others] = found.basis === "name" ? [] : found.declarations.filter((d) => isType(d.kind));
      if (!first) continue;
      yield { types: [first, ...others], site: { file, at: base, isArray: false } };
      break;
    }
  }
}
