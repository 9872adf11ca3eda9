"use client";
/** The listbox: groups of options of one height. Old rows stay while new ones are asked for. */
import { useEffect } from "react";
import { ApiError } from "@/lib/client/api-error";
import type { PaletteGroup, PaletteItem } from "./items";
import { PaletteRow } from "./palette-row";
import type { useSymbolSearch } from "./use-symbol-search";

/** Id of an option's element. */
export const optionId = (id: string): string => `palette-option-${encodeURIComponent(id)}`;

interface Props {
  groups: readonly PaletteGroup[];
  activeId: string | null;
  search: ReturnType<typeof useSymbolSearch>;
  text: string;
  open(item: PaletteItem, beside: boolean): void;
}

export function PaletteList({ groups, activeId, search, text, open }: Props) {
  useEffect(() => {
    if (activeId !== null) document.getElementById(optionId(activeId))?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const { symbols, failed } = search;
  const first = symbols.isLoading && groups.length === 0 && text !== "";
  const old = failed instanceof ApiError && failed.code === "unreachable";
  return (
    <div className={`palette-list${old ? " palette-old" : ""}`} id="palette-list" role="listbox" aria-label="Results">
      {first && <Skeletons />}
      {groups.map((group) => (
        <div
          key={group.title}
          role="group"
          aria-label={group.total === null ? group.title : `${group.title} ${group.total}`}
          className={group.external ? "palette-external" : undefined}
        >
          <div className="palette-group group-name" aria-hidden>
            {group.title}
            {group.total !== null && <span className="count">{group.total}</span>}
            {group.external && <span className="palette-group-end">scope:all</span>}
          </div>
          {group.items.map((item) => (
            <PaletteRow key={item.id} item={item} active={item.id === activeId} open={open} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Skeletons() {
  return [52, 36, 60, 31].map((width) => (
    <div key={width} className="palette-row" aria-hidden>
      <span className="skeleton" style={{ width: 16, height: 16 }} />
      <span className="skeleton" style={{ width: `${width / 2}%` }} />
      <span className="palette-place skeleton" style={{ width: "20%" }} />
    </div>
  ));
}
