import { z } from "zod";
import type { CallRow } from "../../../contract/symbol-callers";
import { extraTool, type Asker } from "../extra-tool";
import { atPosition, locationOf, placeAsked, written, type Location } from "./location";
import { searchEntry, searchSummary, SHOWN } from "./symbol-search";
import { entryLines, moreLine, RULE, section, sectionsText } from "./summary";

export const callFields = {
  direction: z.enum(["incoming", "outgoing", "both"]).optional(),
  maxDepth: z.number().int().min(1).max(5).optional(),
  maxBreadth: z.number().int().min(1).max(200).optional(),
} as const;

export interface CallEntry {
  name: string;
  /** null for what stands outside of the index */
  location: Location | null;
  /** lines of the calls */
  callSites: number[];
  depth: number;
  calls: CallEntry[];
}

export function callEntries(rows: readonly CallRow[], asker: Asker, depth = 1): CallEntry[] {
  return rows.map((row) => {
    const { repo, file, line = 1, column, endLine } = row;
    const isPlaced = repo !== undefined && file !== undefined;
    return {
      name: row.qualifiedName ?? row.name,
      location: isPlaced ? locationOf({ repo, file, line, column, endLine }, asker, row.signature) : null,
      callSites: row.sites.map((site) => site.line),
      depth,
      calls: callEntries(row.calls, asker, depth + 1),
    };
  });
}

/** `path#line`, then `depth 1 f calls at 3, 9`. */
export function callLines(entries: readonly CallEntry[]): string[] {
  return entries.flatMap(({ name, location, callSites, depth, calls }) => [
    location === null ? "outside of the index" : written(location),
    `depth ${depth} ${name}${callSites.length === 0 ? "" : ` calls at ${callSites.join(", ")}`}`,
    RULE,
    ...callLines(calls),
  ]);
}

export const callHierarchy = extraTool({
  name: "lm_clangd_callHierarchy",
  description: "Get incoming/outgoing call hierarchy summary at position.",
  input: z.strictObject({ ...atPosition, ...callFields }),
  async answer({ direction = "both", maxDepth: depth = 1, maxBreadth: breadth = SHOWN, ...at }, asker) {
    const asked = { ...placeAsked(at), scope: "all", direction, depth, breadth, limit: breadth };
    const answer = await asker.ask("symbol_callers", asked);
    const root = answer.subjects[0] === undefined ? null : searchEntry(answer.subjects[0], asker);
    const incoming = callEntries(direction === "outgoing" ? [] : answer.results, asker);
    const outgoing = callEntries(direction === "outgoing" ? answer.results : answer.outgoing, asker);
    const figures = { incoming: incoming.length, outgoing: outgoing.length, possible: answer.counts.possible };
    const text = sectionsText(figures, [
      section("ROOT", root === null ? [] : entryLines(searchSummary(root))),
      ...(direction === "outgoing" ? [] : [section("INCOMING", callLines(incoming))]),
      ...(direction === "incoming" ? [] : [section("OUTGOING", callLines(outgoing))]),
      moreLine(answer.totalMatches, answer.results.length),
    ]);
    return { text, structured: { kind: "callHierarchy", counts: figures, root, incoming, outgoing } };
  },
});
