"use client";
/** The keys of a tree. Rows that are out of sight are not on the page, so the focus goes to a row once it is drawn. */
import { useRef, type KeyboardEvent, type RefObject } from "react";
import type { Box } from "../../shell/popover";
import { treeMove } from "./tree-move";
import type { OpenWay, TreeRow } from "./tree-row";
import { isLetter, rowTyped, TYPED_MS, typedWith, type Typed } from "./typeahead";
import type { Stop } from "./use-stop";

interface TreeKeysOptions<Row extends TreeRow> {
  rows: readonly Row[];
  stop: Stop;
  scroller: RefObject<HTMLElement | null>;
  /** Brings a row into sight, so that it is drawn. */
  bring: (at: number) => void;
  onFold: (row: Row, fold: boolean) => void;
  onOpen: (row: Row, way: OpenWay) => void;
  onMenu?: (row: Row, beside: Box) => void;
}

export function useTreeKeys<Row extends TreeRow>(
  options: TreeKeysOptions<Row>,
): (event: KeyboardEvent<HTMLElement>) => void {
  const { rows, stop, scroller, bring, onFold, onOpen, onMenu } = options;
  const typed = useRef<Typed | null>(null);
  const { reach } = stop;
  const focusRow = (at: number): void => {
    const row = rows.at(at);
    if (row === undefined) return;
    reach(row.id);
    bring(at);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  /** A letter that is a key of the page has acted by now, unless it goes on with a name. */
  const rowOfLetter = (event: KeyboardEvent<HTMLElement>): number | null => {
    if (event.defaultPrevented || !isLetter(event)) return null;
    typed.current = typedWith(typed.current, event.key, event.timeStamp);
    sayTyping(event.currentTarget, typed.current);
    const at = rowTyped(rows, stop.at, typed.current.text);
    return at < 0 ? stop.at : at;
  };
  return (event: KeyboardEvent<HTMLElement>): void => {
    const row = rows.at(stop.at);
    if (row === undefined) return;
    const move = treeMove(event, rows, stop.at);
    if (move?.to === "menu" && onMenu === undefined) return;
    const letter = move === null ? rowOfLetter(event) : null;
    if (move === null && letter === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (move === null) focusRow(letter ?? stop.at);
    else if (move.to === "row") focusRow(move.at);
    else if (move.to === "fold") onFold(row, move.fold);
    else if (move.to === "open") onOpen(row, move.way);
    else onMenu?.(row, boxOfRow(event.target));
  };
}

/** For as long as letters go on with a name, none of them is a key of the page: see `isTyping`. */
function sayTyping(tree: HTMLElement, { at }: Typed): void {
  tree.dataset.typing = String(at);
  setTimeout(() => {
    if (tree.dataset.typing === String(at)) delete tree.dataset.typing;
  }, TYPED_MS);
}

/** Where a menu stands that a key asked for. */
function boxOfRow(target: EventTarget): Box {
  const { left, top, bottom } = (target as HTMLElement).getBoundingClientRect();
  return { left: left + 24, top, bottom };
}
