/** The uses of a local name: a variable, a parameter, a type parameter, a label. They stand in one file. */
import type { Basis } from "../../contract/vocabulary";
import type { CodeFile } from "../../resolve/facts/code-file";

interface LocalUse {
  file: CodeFile;
  at: number;
  target: null;
  through: null;
  basis: Basis;
}

/** What a use of a local says of the symbol that it reaches. */
export const OF_LOCAL = { target: null, through: null } as const;

/** Every occurrence that the same place binds, the binding left out. */
export function localUses({ file, at }: { file: CodeFile; at: number }): LocalUse[] {
  const uses: LocalUse[] = [];
  for (let i = 0; i < file.uses.count; i++)
    if (i !== at && file.uses.local[i] === at) uses.push({ file, at: i, ...OF_LOCAL, basis: "scope" });
  return uses;
}
