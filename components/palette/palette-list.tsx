"use client";
/** The groups of what was found. Keeps the active row in sight. */
import { useEffect, useMemo, useRef } from "react";
import type { Entry, Group } from "./arrange";
import { PaletteRow } from "./palette-row";
import { placeOfEntry, placeTails, tailOf } from "./place-tails";

interface PaletteListProps {
  groups: readonly Group[];
  active: number;
  unfolded: boolean;
  /** The rows on show are of the query before. */
  late: boolean;
  /** They stay, as what is asked for now cannot be answered. */
  older: boolean;
  rowId: (place: number) => string;
  onPoint: (place: number) => void;
  onOpen: (entry: Entry, beside: boolean) => void;
}

export const LIST_ID = "palette-list";

export function PaletteList({ groups, active, unfolded, late, older, rowId, onPoint, onOpen }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = list.current;
    if (active === 0) scroller?.scrollTo({ top: 0 });
    else scroller?.querySelector(".palette-row.active")?.scrollIntoView({ block: "nearest" });
  }, [active, groups]);
  const tails = useMemo(
    () => placeTails(groups.flatMap(({ entries }) => entries.flatMap((entry) => placeOfEntry(entry) ?? []))),
    [groups],
  );
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0));
  return (
    <div
      ref={list}
      id={LIST_ID}
      role="listbox"
      aria-label="Results"
      aria-busy={late}
      className={older ? "palette-list older" : "palette-list"}
    >
      {groups.map(({ title, count, entries }, group) => (
        <ul key={title} role="group" aria-label={`${title}, ${count}`}>
          <li className="palette-group" role="presentation">
            {title} <span className="quiet num">{count}</span>
          </li>
          {entries.map((entry, at) => {
            const place = starts[group] + at;
            const file = placeOfEntry(entry);
            return (
              <PaletteRow
                key={entry.id}
                entry={entry}
                id={rowId(place)}
                active={place === active}
                tail={file === null ? "" : tailOf(tails, file)}
                unfolded={unfolded}
                onPoint={() => onPoint(place)}
                onOpen={(beside) => onOpen(entry, beside)}
              />
            );
          })}
        </ul>
      ))}
    </div>
  );
}
