"use client";
/** Go to anything: dialog, combobox and listbox. The field keeps the focus; the arrows move the active option. */
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { itemsOf, type PaletteItem } from "./items";
import { PaletteField } from "./palette-field";
import { PaletteFooter } from "./palette-footer";
import { PaletteList } from "./palette-list";
import { PaletteMessage } from "./palette-message";
import { PalettePreview } from "./palette-preview";
import { PaletteSuggestions } from "./palette-suggestions";
import { useChooseItem } from "./use-choose-item";
import { usePaletteGroups } from "./use-palette-groups";
import { usePaletteQuery } from "./use-palette-query";
import { usePaletteAnnouncements } from "./use-palette-announcements";
import { useSuggestions } from "./use-suggestions";
import { useSymbolSearch } from "./use-symbol-search";
import "./palette.css";

export function PaletteDialog({ initial, onClosed }: { initial: string; onClosed(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = usePaletteQuery(initial);
  const [unfolded, setUnfolded] = useState(false);
  const [why, setWhy] = useState(true);
  const search = useSymbolSearch({ ...typed.settled, active: true });
  const groups = usePaletteGroups(typed.settled, search, unfolded);
  const items = itemsOf(groups);
  const suggestions = useSuggestions(typed, search);
  // The chosen row follows its item while the list fills; a new query starts at the best.
  const [chosen, setChosen] = useState<{ id: string; text: string } | null>(null);
  const found = chosen?.text === typed.text ? items.findIndex(({ id }) => id === chosen.id) : 0;
  const active = items.at(Math.max(0, found)) ?? null;
  const choose = useChooseItem({
    close: () => dialog.current?.close(),
    search: typed.setText,
    unfold: () => setUnfolded(!unfolded),
  });
  usePaletteAnnouncements(groups, search);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const move = (to: number): void => {
    const item = items.at(Math.min(Math.max(to, 0), items.length - 1));
    if (item !== undefined) setChosen({ id: item.id, text: typed.text });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = active === null ? 0 : items.indexOf(active);
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 10, PageUp: at - 10 };
    if (event.nativeEvent.isComposing) return;
    if (event.key in moves) move(moves[event.key]);
    else if (event.key === "Enter" && active !== null) choose(active, event.ctrlKey || event.metaKey);
    else if (event.key === "Tab" && !event.shiftKey && typed.narrow(suggestions)) setChosen(null);
    else if (event.altKey && event.code === "KeyW") setWhy(!why);
    else return;
    event.preventDefault();
  };
  const open = (item: PaletteItem, beside: boolean): void => choose(item, beside);

  return (
    <dialog ref={dialog} className="palette" aria-label="Go to symbol or file" onClose={onClosed} closedby="any">
      <div className="palette-box" onKeyDown={onKeyDown}>
        <PaletteField
          typed={typed}
          activeId={active?.id ?? null}
          search={search}
          close={() => dialog.current?.close()}
        />
        <PaletteSuggestions suggestions={suggestions} add={typed.addFilter} />
        <div className="palette-body">
          <div className="palette-results">
            <PaletteMessage typed={typed} search={search} />
            <PaletteList groups={groups} activeId={active?.id ?? null} search={search} text={typed.text} open={open} />
          </div>
          <PalettePreview item={active} first={active === items[0]} why={why} />
        </div>
        <PaletteFooter typed={typed} search={search} shown={items.length} />
      </div>
    </dialog>
  );
}
