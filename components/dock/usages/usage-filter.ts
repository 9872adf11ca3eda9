/** What narrows a list of uses, as the dock keeps it and an address holds it. Pure. */
import { USE_ROLES, type UseRole } from "@/lib/contract/vocabulary";
import { TIERS, type Tier } from "../../certainty/tiers";

export interface UsageFilter {
  role: UseRole | null;
  tier: Tier | null;
  /** `<repo>/<path>/`; null for all. */
  folder: string | null;
  /** Part of the line, the path or the name around the use, in any case. */
  text: string;
}

export const EVERY_USE: UsageFilter = { role: null, tier: null, folder: null, text: "" };

export const isNarrowed = ({ role, tier, folder, text }: UsageFilter): boolean =>
  role !== null || tier !== null || folder !== null || text.trim() !== "";

export const FILTER_PARAMETERS = ["role", "basis", "folder", "text"] as const;

export function writeFilter({ role, tier, folder, text }: UsageFilter): Record<string, string> {
  return {
    ...(role !== null && { role }),
    ...(tier !== null && { basis: tier }),
    ...(folder !== null && { folder }),
    ...(text.trim() !== "" && { text: text.trim() }),
  };
}

/** What an address has of no use is left out. */
export function readFilter(params: Pick<URLSearchParams, "get">): UsageFilter {
  return {
    role: USE_ROLES.find((role) => role === params.get("role")) ?? null,
    tier: TIERS.find((tier) => tier === params.get("basis")) ?? null,
    folder: params.get("folder") || null,
    text: params.get("text") ?? "",
  };
}

/** What the server narrows by. The text it does not know: it is looked for in the rows. */
export function askedOf({ role, tier, folder }: UsageFilter): {
  role?: UseRole;
  basis?: Tier;
  repo?: string;
  path?: string;
} {
  return { ...(role !== null && { role }), ...(tier !== null && { basis: tier }), ...pathOf(folder) };
}

function pathOf(folder: string | null): { repo?: string; path?: string } {
  if (folder === null) return {};
  const cut = folder.indexOf("/");
  const path = folder.slice(cut + 1);
  // A folder may be named as a glob is written.
  const prefix = /[*?[{]/.test(path) ? `${path.replace(/[\\*?[\]{}()!+@]/g, "\\$&")}**` : path;
  return { repo: folder.slice(0, cut), ...(prefix !== "" && { path: prefix }) };
}

interface FoundUse {
  repo: string;
  file: string;
  preview: string;
  enclosing: { qualifiedName: string } | null;
}

/** Uses that hold the text. */
export function holding<Use extends FoundUse>(uses: readonly Use[], text: string): readonly Use[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return uses;
  return uses.filter(({ repo, file, preview, enclosing }) =>
    [preview, `${repo}/${file}`, enclosing?.qualifiedName ?? ""].some((part) => part.toLowerCase().includes(wanted)),
  );
}
