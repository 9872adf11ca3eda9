/** What an occurrence means, and how that is known. */
import type { Basis } from "../../contract/vocabulary";
import type { Declaration } from "./declaration";

export interface Resolution {
  /** declarations of what is meant, best first; several symbols only when basis is `name` */
  declarations: readonly Declaration[];
  basis: Basis;
  /** occurrence in the same file that binds the local name that is meant; -1 for none */
  local: number;
  /** what is meant stands outside of the index: the import that brings it, or null when no import does */
  external: { specifier: string | null } | null;
  /** file that an import line means */
  fileId: number | null;
  /** what is meant is a parameter in another file, by the occurrence of its name there: `f(name = 1)` */
  parameter: { fileId: number; at: number } | null;
}

const NOTHING: Resolution = {
  declarations: [],
  basis: "name",
  local: -1,
  external: null,
  fileId: null,
  parameter: null,
};

export const unknown = (): Resolution => NOTHING;
export const meansLocal = (local: number): Resolution => ({ ...NOTHING, basis: "scope", local });
export const meansOutside = (specifier: string | null): Resolution => ({
  ...NOTHING,
  basis: "import",
  external: { specifier },
});
export const meansFile = (fileId: number): Resolution => ({ ...NOTHING, basis: "import", fileId });
export const meansParameter = (fileId: number, at: number, basis: Basis): Resolution => ({
  ...NOTHING,
  basis,
  parameter: { fileId, at },
});
export const means = (declarations: readonly Declaration[], basis: Basis): Resolution => ({
  ...NOTHING,
  declarations,
  basis,
});

/** By a compiler's engine. Without declarations: it is declared outside. */
export const meansPrecisely = (declarations: readonly Declaration[]): Resolution => ({
  ...NOTHING,
  declarations,
  basis: "precise",
  external: declarations.length > 0 ? null : { specifier: null },
});

/** Nothing was found, inside or outside. */
export const isUnknown = (r: Resolution): boolean =>
  r.declarations.length === 0 && r.local < 0 && r.external === null && r.fileId === null && r.parameter === null;

/** Definitions before declarations before forward declarations. */
export function definitionsFirst(declarations: readonly Declaration[]): Declaration[] {
  const order = { definition: 0, declaration: 1, forward_declaration: 2 } as const;
  return [...declarations].sort((a, b) => order[a.role] - order[b.role]);
}
