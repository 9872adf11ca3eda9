import { z } from "zod";
import type { SymbolPlace } from "../../../contract/symbol-subject";
import { extraTool } from "../extra-tool";
import { atPosition, locationOf, placeAsked } from "./location";
import { limitField, SHOWN } from "./symbol-search";
import { moreLine, summaryText, type Entry } from "./summary";
import type { Asker } from "../extra-tool";

export const implementationEntry = (row: SymbolPlace, asker: Asker) => ({
  ...locationOf(row, asker, row.signature),
  name: row.qualifiedName,
  kind: row.kind,
});

export const implementationSummary = (row: ReturnType<typeof implementationEntry>): Entry => ({
  location: row,
  summary: `${row.kind.replace("_", " ")} ${row.name} | ${row.preview ?? ""}`,
});

export const symbolImplementations = extraTool({
  name: "lm_clangd_symbolImplementations",
  description: "List implementation locations for symbol at position.",
  input: z.strictObject({ ...atPosition, limit: limitField }),
  async answer({ limit = SHOWN, ...at }, asker) {
    const answer = await asker.ask("symbol_implementations", { ...placeAsked(at), scope: "all", limit });
    const entries = answer.results.map((row) => implementationEntry(row, asker));
    const figures = { total: answer.totalMatches, shown: entries.length };
    const text = [summaryText(figures, entries.map(implementationSummary)), ...moreLine(figures.total, figures.shown)];
    return {
      text: text.join("\n"),
      structured: { kind: "symbolImplementations", counts: figures, implementations: entries },
    };
  },
});
