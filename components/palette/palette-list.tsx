"use client";
/** The groups of what was found. Keeps the active row in sight. */
import { memo, useEffect, useMemo, useRef } from "react";
import type { Entry, Group } from "./arrange";
import { PaletteRow } from "./palette-row";
import { placeOfEntry, placeTails, tailOf } from "./place-tails";
import { useDrawnRows } from "./use-drawn-rows";

interface PaletteListProps {
  groups: readonly Group[];
  /** What they were asked for. */
  query: string;
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

/** Drawn anew only for other rows: each letter draws the palette several times. */
export const PaletteList = memo(function PaletteList(props: PaletteListProps) {
  const { groups, query, active, unfolded, late, older, rowId, onPoint, onOpen } = props;
  const list = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  useEffect(() => {
    const scroller = list.current;
    if (active > 0) scroller?.querySelector(".palette-row.active")?.scrollIntoView({ block: "nearest" });
    // To ask where it stands, or to scroll it where it is, would cost a layout for each letter.
    else if (scrolled.current) scroller?.scrollTo({ top: 0 });
  }, [active, groups]);
  const { most, drawAll } = useDrawnRows(groups, active);
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
      data-query={query}
      className={older ? "palette-list older" : "palette-list"}
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollTop > 0;
        if (most !== Infinity) drawAll();
      }}
    >
      {groups.map(({ title, count, entries }, group) => (
        // Other rows take the place of those that stand: a letter changes words, and makes no elements.
        <ul key={group} role="group" aria-label={`${title}, ${count}`}>
          <li className="palette-group" role="presentation">
            {title} <span className="quiet num">{count}</span>
          </li>
          {entries.slice(0, Math.max(0, most - starts[group])).map((entry, at) => {
            const place = starts[group] + at;
            const file = placeOfEntry(entry);
            return (
              <PaletteRow
                key={at}
                entry={entry}
                id={rowId(place)}
                place={place}
                active={place === active}
                tail={file === null ? "" : tailOf(tails, file)}
                unfolded={unfolded}
                onPoint={onPoint}
                onOpen={onOpen}
              />
            );
          })}
        </ul>
      ))}
    </div>
  );
});
