/**
 * A call hierarchy as flat rows: callers, those that are only possible, and calls. Each level is asked for when it
 * unfolds.
 */
import { nameUrl } from "@/lib/contract/page-url";
import type { CallRow, CallSite } from "@/lib/contract/symbol-callers";
import { basisWord, tierOf } from "../../certainty/tiers";
import { count, counted } from "../../words/figures";
import { kindWord } from "../../words/kinds";
import type { TreeRow } from "../../ui/tree/tree-row";

export type Direction = "incoming" | "outgoing";

export type CallsRow = TreeRow &
  (
    | { type: "group"; title: string; note: string }
    | { type: "call"; call: CallRow; direction: Direction }
    | { type: "site"; site: CallSite; url: string }
    | { type: "note"; text: string }
    /** The rest is read once this row is seen. */
    | { type: "more"; known: number }
  );

export interface CallGroup {
  id: string;
  title: string;
  none: string;
  direction: Direction;
  calls: readonly CallRow[];
  /** Of the whole list, as far as it was counted; as many as are listed when left out. */
  total?: string;
  /** There are rows behind these. */
  goesOn?: boolean;
}

/** What hangs below a call that is unfolded; undefined until it is known. */
type Below = (key: string, direction: Direction) => readonly CallRow[] | undefined;

/** @param toggled ids whose folding is the other way round: groups stand open, calls closed */
export function callRows(groups: readonly CallGroup[], toggled: ReadonlySet<string>, below: Below): CallsRow[] {
  return groups.flatMap(({ id, title, none, direction, calls, total, goesOn }, at): CallsRow[] => {
    const expanded = calls.length === 0 ? null : !toggled.has(id);
    const note = calls.length === 0 ? none : (total ?? count(calls.length));
    const group: CallsRow = {
      type: "group",
      id,
      level: 1,
      position: at + 1,
      siblings: groups.length,
      expanded,
      title,
      note,
      label: `${title}: ${note}`,
    };
    if (!expanded) return [group];
    const rows = levelRows(calls, { level: 2, above: id, direction }, toggled, below);
    return [group, ...rows, ...(goesOn === true ? [moreRow(id, calls.length)] : [])];
  });
}

function moreRow(group: string, known: number): CallsRow {
  const place = { level: 2, position: known + 1, siblings: known + 1, expanded: null, inert: true };
  return { type: "more", known, id: `${group}/more=${known}`, label: "Reading more", ...place };
}

interface Level {
  level: number;
  above: string;
  direction: Direction;
}

function levelRows(
  calls: readonly CallRow[],
  { level, above, direction }: Level,
  toggled: ReadonlySet<string>,
  below: Below,
): CallsRow[] {
  return calls.flatMap((call, at): CallsRow[] => {
    const id = `${above}/${call.key ?? call.name}:${at}`;
    const expanded = call.sites.length === 0 && call.key === undefined ? null : toggled.has(id);
    const row: CallsRow = {
      type: "call",
      call,
      direction,
      id,
      level,
      expanded,
      name: call.name,
      label: labelOf(call),
      position: at + 1,
      siblings: calls.length,
    };
    if (!expanded) return [row];
    const sites = call.sites.map((site, index): CallsRow => siteRow(site, `${id}@${index}`, level + 1));
    const left = call.siteCount - call.sites.length;
    const more = left > 0 ? [noteRow(`and ${counted(left, "more site")}`, `${id}/more`, level + 1)] : [];
    return [row, ...sites, ...more, ...nextLevel(call, { level: level + 1, above: id, direction }, toggled, below)];
  });
}

function nextLevel(call: CallRow, at: Level, toggled: ReadonlySet<string>, below: Below): CallsRow[] {
  if (call.key === undefined || call.recursive) return [];
  const next = below(call.key, at.direction);
  const note = (text: string): CallsRow[] => [noteRow(text, `${at.above}/note`, at.level)];
  if (next === undefined) return note("…");
  if (next.length === 0) return note(at.direction === "incoming" ? "Nothing calls it" : "It calls nothing");
  return levelRows(next, at, toggled, below);
}

const noteRow = (text: string, id: string, level: number): CallsRow => ({
  type: "note",
  text,
  id,
  level,
  position: 1,
  siblings: 1,
  expanded: null,
  label: text,
});

function siteRow(site: CallSite, id: string, level: number): CallsRow {
  const url = nameUrl(site.repo, site.file, site);
  const label = `line ${site.line}: ${site.preview}`;
  return {
    type: "site",
    site,
    url,
    id,
    level,
    name: site.preview.trim(),
    position: 1,
    siblings: 1,
    expanded: null,
    label,
  };
}

function labelOf({ kind, name, container, siteCount, basis, recursive, external }: CallRow): string {
  const what = `${kind === undefined ? "function" : kindWord(kind)} ${name}`;
  const marks = `${recursive ? ", recursive" : ""}${external ? ", external" : ""}`;
  return `${what}${container ? `, ${container}` : ""}, ${counted(siteCount, "site")}${marks}, ${tierOf(basis)} by ${basisWord(basis)}`;
}
