import { z } from "zod";
import { AppError } from "../../../errors";
import { MAX_NAME, plainText } from "../../../contract/parameters";
import { extraTool, type Asker } from "../extra-tool";
import { callEntries, callFields, callLines } from "./call-hierarchy";
import { atPosition, placeAsked } from "./location";
import { implementationEntry, implementationSummary } from "./symbol-implementations";
import { infoFields, infoSections, symbolInfoAt } from "./symbol-info";
import { referenceEntries, referenceSummary } from "./symbol-references";
import {
  limitField,
  searchAsked,
  searchEntry,
  searchFields,
  searchSummary,
  SHOWN,
  type SearchEntry,
} from "./symbol-search";
import { entryLines, moreLine, section, sectionsText } from "./summary";

const input = z.strictObject({
  ...searchFields,
  query: plainText(MAX_NAME).optional(),
  filePath: atPosition.filePath.optional(),
  position: atPosition.position.optional(),
  candidateLimit: limitField,
  candidateIndex: z.number().int().min(0).max(200).optional(),
  includeDeclaration: z.boolean().optional(),
  referencesLimit: limitField,
  implementationsLimit: limitField,
  ...infoFields,
  callDirection: callFields.direction,
  callMaxDepth: callFields.maxDepth,
  callMaxBreadth: callFields.maxBreadth,
});
type Input = z.output<typeof input>;

/** What is asked about: by a name, or by a place. */
async function candidatesOf({ query, filePath, position, candidateLimit = SHOWN, ...rest }: Input, asker: Asker) {
  if (query !== undefined) {
    const asked = await searchAsked({ query, ...pick(rest) }, asker);
    const { results } = await asker.ask("search_symbols", { ...asked, limit: candidateLimit });
    return results.map((row) => searchEntry(row, asker));
  }
  if (filePath === undefined || position === undefined)
    throw new AppError("invalid_input", "Give `query`, or `filePath` with `position`.", {
      details: { field: "query" },
    });
  const { subjects } = await asker.ask("symbol_signature", { ...placeAsked({ filePath, position }), scope: "all" });
  return subjects.slice(0, candidateLimit).map((row) => searchEntry(row, asker));
}

const pick = ({ matchMode, kinds, scopePath }: Pick<Input, "matchMode" | "kinds" | "scopePath">) => ({
  matchMode,
  kinds,
  scopePath,
});

/** Everything about the target, by its key. */
async function partsOf(target: SearchEntry, asked: Input, asker: Asker) {
  const { includeDeclaration = false, referencesLimit = SHOWN, implementationsLimit = SHOWN } = asked;
  const { callDirection: direction = "both", callMaxDepth: depth = 1, callMaxBreadth: breadth = SHOWN } = asked;
  const { key, workspacePath, absolutePath, startLine: line, startCharacter: column } = target;
  const place = { file: workspacePath ?? absolutePath, line, column };
  const about = { key, scope: "all" };
  const [symbolInfo, used, implemented, calls] = await Promise.all([
    symbolInfoAt(place, asked, asker),
    asker.ask("symbol_usages", { ...about, limit: referencesLimit }),
    asker.ask("symbol_implementations", { ...about, limit: implementationsLimit }),
    asker.ask("symbol_callers", { ...about, direction, depth, breadth, limit: breadth }),
  ]);
  const incoming = callEntries(direction === "outgoing" ? [] : calls.results, asker);
  const outgoing = callEntries(direction === "outgoing" ? calls.results : calls.outgoing, asker);
  return {
    symbolInfo,
    references: { total: used.totalMatches, entries: referenceEntries(used, includeDeclaration, asker) },
    implementations: {
      total: implemented.totalMatches,
      entries: implemented.results.map((row) => implementationEntry(row, asker)),
    },
    callHierarchy: { incoming, outgoing, totalIncoming: direction === "outgoing" ? 0 : calls.totalMatches },
  };
}

export const symbolBundle = extraTool({
  name: "lm_clangd_symbolBundle",
  description:
    "Aggregate symbol search/info/references/implementations/call hierarchy in one call. Use either query mode or filePath + position mode.",
  input,
  async answer(asked, asker) {
    const candidates = await candidatesOf(asked, asker);
    const target = candidates[asked.candidateIndex ?? 0] ?? null;
    const parts = target === null ? null : await partsOf(target, asked, asker);
    const { symbolInfo = null, references = null, implementations = null, callHierarchy = null } = parts ?? {};
    const figures = {
      candidates: candidates.length,
      references: references?.total ?? 0,
      implementations: implementations?.total ?? 0,
      incoming: callHierarchy?.incoming.length ?? 0,
      outgoing: callHierarchy?.outgoing.length ?? 0,
    };
    const listed = (part: { total: number } | null, rows: string[], shown: number) => [
      ...rows,
      ...moreLine(part?.total ?? 0, shown),
    ];
    const text = sectionsText(figures, [
      section("TARGET", target === null ? [] : entryLines(searchSummary(target))),
      section(
        "CANDIDATES",
        candidates.flatMap((row) => entryLines(searchSummary(row))),
      ),
      section("SYMBOL_INFO", symbolInfo === null ? [] : infoSections(symbolInfo).flat()),
      section(
        "REFERENCES_TOP",
        listed(
          references,
          (references?.entries ?? []).flatMap((row) => entryLines(referenceSummary(row))),
          references?.entries.length ?? 0,
        ),
      ),
      section(
        "IMPLEMENTATIONS_TOP",
        listed(
          implementations,
          (implementations?.entries ?? []).flatMap((row) => entryLines(implementationSummary(row))),
          implementations?.entries.length ?? 0,
        ),
      ),
      section("CALLS_INCOMING", callLines(callHierarchy?.incoming ?? [])),
      section("CALLS_OUTGOING", callLines(callHierarchy?.outgoing ?? [])),
    ]);
    return {
      text,
      structured: { kind: "symbolBundle", target, candidates, symbolInfo, references, implementations, callHierarchy },
    };
  },
});
