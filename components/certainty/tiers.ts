/** How sure a row is: the API's bases in three tiers, each with its line style and its words. */
import { BASIS_GROUPS, type Basis } from "@/lib/contract/vocabulary";

/** Surest first. Drawn solid, dashed, dotted. */
export const TIERS = ["proven", "inferred", "possible"] as const;
export type Tier = (typeof TIERS)[number];

export function tierOf(basis: Basis): Tier {
  return TIERS.find((tier) => (BASIS_GROUPS[tier] as readonly Basis[]).includes(basis)) ?? "possible";
}

/** The API's word, written with spaces. */
export const basisWord = (basis: Basis): string => basis.replaceAll("_", " ");

/** Why a basis makes a row as sure as it is. */
export const WHY: Readonly<Record<Basis, string>> = {
  precise: "A compiler says so.",
  scope: "The name is bound by the scopes around it: locals, members, the file or what it declares.",
  receiver: "The type of what stands before the name is known, and that type or a base of it has this member.",
  import: "An import of this file brings the name.",
  unique_name: "Nothing else that can be seen from here has this name.",
  name: "Only the name fits. What stands before it is not known.",
  text: "The text fits. It may be something else.",
};
