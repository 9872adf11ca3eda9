/**
 * Lists what filters alone ask for: every symbol with a row that passes, best prior first. Totals are exact, whatever
 * the limit: nothing is left out before it is counted. Linear in the names of the index and the rows of files that may
 * have such symbols.
 */
import { KIND_GROUPS, SYMBOL_KINDS, SYMBOL_ROLES, type SymbolKind } from "../../contract/vocabulary";
import type { SymbolFilter, SymbolSearchAnswer, Whereabouts } from "../port";
import { isInlineFile, standingOf } from "../rank/fold";
import { namePattern } from "../rank/pattern";
import type { Reading } from "../rank/query";
import { nearScore } from "../rank/score";
import { RowFilter } from "./row-filter";
import { rankedHit } from "./hit";
import { symbolNumber } from "./identity";
import type { LiveSegment } from "./live-segment";
import { describedRow, newRanking, type SearchInput } from "./ranking";
import type { PlacedRow } from "./placed-row";
import { type GroupedRow, SymbolGroups } from "./symbol-groups";
import { TopRows } from "./top-rows";

const SEGMENT = 2 ** 32;
/** Kinds whose parts are one symbol, wherever each stands. */
const WHOLE = Uint8Array.from(SYMBOL_KINDS, (kind) =>
  ([...KIND_GROUPS.scope] as SymbolKind[]).includes(kind) ? 1 : 0,
);
const NO_NAME: Reading = { name: namePattern(""), words: [], context: [], qualified: false };

interface Options {
  /** the containing type is meant in any case */
  anyCase?: boolean;
}

export function listSymbols(input: SearchInput, { anyCase = false }: Options = {}): SymbolSearchAnswer {
  const { segments, query, request, mentions } = input;
  const groups = grouped(segments, new RowFilter(request.filter, anyCase), request.near);
  const found = newRanking(input);
  return {
    rows: pageOf(groups, request).map((group) => {
      const placed = placedRow(segments, groups.place[group], groups.score[group]);
      return rankedHit(placed, groups.folded[group], query, found, mentions);
    }),
    totalMatches: groups.count,
    totalIsLowerBound: false,
    removedByFilter: groups.count > 0 ? {} : inTheWay(segments, request.filter),
    nearNames: [],
  };
}

/** Every row that passes, definitions before the rest, as `SymbolGroups` takes them. */
function grouped(segments: readonly LiveSegment[], filter: RowFilter, near?: Whereabouts): SymbolGroups {
  const groups = new SymbolGroups();
  const listed = segments.map((segment, number) => ({ segment, number, near, files: filter.filesOf(segment) }));
  for (const definitions of [true, false]) for (const part of listed) gather(groups, part, filter, definitions);
  return groups;
}

/** A segment whose rows are gathered. */
interface Listed {
  segment: LiveSegment;
  number: number;
  near?: Whereabouts;
  /** 1 for those with rows that may pass */
  files: Uint8Array;
}

function gather(
  groups: SymbolGroups,
  { segment, number, near, files }: Listed,
  filter: RowFilter,
  definitions: boolean,
): void {
  const { fileRows, rowKind } = segment.data;
  const next: GroupedRow = { symbol: 0, place: 0, id: 0, score: 0, standing: 0 };
  for (let file = 0; file < files.length; file++) {
    if (files[file] === 0) continue;
    const isInline = isInlineFile(segment.files[file].path);
    const nearness = nearScore("regex", segment.files[file], near);
    for (let row = fileRows[file]; row < fileRows[file + 1]; row++) {
      const role = SYMBOL_ROLES[rowKind[row] & 3];
      const defines = role === "definition" && !isInline && WHOLE[rowKind[row] >> 2] === 0;
      if (defines !== definitions || !filter.passes(segment, row, false)) continue;
      next.symbol = symbolNumber(segment, row);
      next.place = number * SEGMENT + row;
      next.id = segment.idNumber(row);
      next.score = segment.prior[row] + nearness;
      next.standing = standingOf(role, isInline);
      if (defines) groups.addDefinition(next);
      else groups.addOther(next);
    }
  }
}

/** The groups of a page, best first. */
function pageOf(groups: SymbolGroups, { offset, limit }: SearchInput["request"]): number[] {
  const top = new TopRows(Math.max(1, Math.min(offset + limit, groups.count)));
  for (let group = 0; group < groups.count; group++) {
    if (groups.score[group] >= top.threshold) top.offer(groups.score[group], groups.id[group], group, 0, 0);
  }
  const sorted = top.sorted();
  return sorted.slice(offset, offset + limit).map(({ row }) => row);
}

function placedRow(segments: readonly LiveSegment[], place: number, score: number): PlacedRow {
  const segment = segments[Math.floor(place / SEGMENT)];
  const row = place % SEGMENT;
  return {
    ...describedRow(segment, row),
    score,
    reading: NO_NAME,
    evidence: "regex",
    evidenceScore: 0,
  };
}

const NARROWING = ["kinds", "scope", "repositoryId", "language", "path", "containingType", "symbols"] as const;

/**
 * Symbols that there would be without one filter, by that filter. What would leave nothing but the scope tells nobody
 * anything.
 */
function inTheWay(segments: readonly LiveSegment[], filter: SymbolFilter): SymbolSearchAnswer["removedByFilter"] {
  const removed: SymbolSearchAnswer["removedByFilter"] = {};
  for (const name of NARROWING) {
    if (filter[name] === undefined || (name === "scope" && filter.scope === "all")) continue;
    const rest = { ...filter, [name]: undefined };
    if (!NARROWING.some((other) => other !== "scope" && rest[other] !== undefined)) continue;
    const { count } = grouped(segments, new RowFilter(rest));
    if (count > 0) removed[name] = count;
  }
  return removed;
}
