import { z } from "zod";
import type { OperationOutput } from "../../../contract/operation";
import type { symbolUsages } from "../../../contract/symbol-usages";
import { extraTool, type Asker } from "../extra-tool";
import { atPosition, locationOf, placeAsked, type Location } from "./location";
import { limitField, SHOWN } from "./symbol-search";
import { moreLine, summaryText, type Entry } from "./summary";

export interface ReferenceEntry extends Location {
  role: string;
  container: string | null;
  basis: string;
}

type Answer = OperationOutput<typeof symbolUsages>;

/** Uses as entries; with the declaration, which comes first. */
export function referenceEntries(
  { results, subjects }: Pick<Answer, "results" | "subjects">,
  includeDeclaration: boolean,
  asker: Asker,
): ReferenceEntry[] {
  const declared = includeDeclaration
    ? subjects.map((row) => ({
        ...locationOf(row, asker, row.signature),
        role: "declaration",
        container: row.container,
        basis: row.basis,
      }))
    : [];
  const used = results.map((row) => ({
    ...locationOf({ ...row, endLine: row.line }, asker, row.preview),
    role: row.role as string,
    container: row.enclosing?.qualifiedName ?? null,
    basis: row.basis,
  }));
  return [...declared, ...used];
}

export const referenceSummary = ({ role, container, preview, ...location }: ReferenceEntry): Entry => ({
  location: { ...location, endLine: location.startLine },
  summary: `${role}${container === null ? "" : ` in ${container}`}: ${preview ?? ""}`,
});

export const symbolReferences = extraTool({
  name: "lm_clangd_symbolReferences",
  description: "List references for symbol at position.",
  input: z.strictObject({ ...atPosition, includeDeclaration: z.boolean().optional(), limit: limitField }),
  async answer({ includeDeclaration = false, limit = SHOWN, ...at }, asker) {
    const answer = await asker.ask("symbol_usages", { ...placeAsked(at), scope: "all", limit });
    const entries = referenceEntries(answer, includeDeclaration, asker).slice(0, limit);
    const total = answer.totalMatches + (includeDeclaration ? answer.subjects.length : 0);
    const figures = { total, shown: entries.length, possible: answer.counts.possible };
    const text = [summaryText(figures, entries.map(referenceSummary)), ...moreLine(total, entries.length)].join("\n");
    return { text, structured: { kind: "symbolReferences", counts: figures, references: entries } };
  },
});
