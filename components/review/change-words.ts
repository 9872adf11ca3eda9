/** Changes and what they left behind, as people read them. Pure. */
import type { Change, ChangedSymbol, Problem } from "@/lib/contract/change-impact";

export const CHANGE_WORDS: Readonly<Record<Change, string>> = {
  removed: "removed",
  renamed: "renamed",
  moved: "moved",
  visibility: "visibility",
  signature: "signature",
  added: "added",
  body: "body only",
};

export const PROBLEM_WORDS: Readonly<Record<Problem, string>> = {
  caller: "Caller",
  use: "Use",
  override: "Override",
  implementation: "Implementation",
  asset: "Asset",
};

/** What became of it, behind its name. */
export function becameOf({ change, before, after }: ChangedSymbol): string {
  if (change === "renamed") return `was ${before?.name ?? ""}`;
  if (change === "moved") return `from ${before?.file ?? ""}`;
  return change === "signature" && before && after && before.file !== after.file ? `from ${before.file}` : "";
}

/** Where a symbol stands, at the head if it is there. */
export const placeOf = ({ before, after }: ChangedSymbol): { file: string; line: number } =>
  after ?? before ?? { file: "", line: 1 };

/** A name with what holds it, without what holds that. */
export const shortName = (qualifiedName: string): string => /[^.:]*(?:\.|::)?[^.:]*$/.exec(qualifiedName)?.[0] ?? "";

/** A name behind what holds it. */
export function splitName(qualifiedName: string): { owner: string; name: string } {
  const [owner = ""] = /^.*(?:\.|::)/.exec(qualifiedName) ?? [];
  return { owner, name: qualifiedName.slice(owner.length) };
}
