"use client";
/**
 * A menu at a place, with menus beside it. Arrows, Home, End and letters walk it, Enter does, Esc closes it; Right
 * opens the menu beside a row, Left closes it.
 */
import { Fragment, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Popover, type Box } from "../shell/popover";
import { MenuRow, type MenuItem } from "./menu-row";
import { walkMenu } from "./walk-menu";
import "./context-menu.css";

export type { MenuItem } from "./menu-row";

interface ContextMenuProps {
  label: string;
  beside: Box;
  /** A line is drawn between the groups. */
  groups: readonly (readonly MenuItem[])[];
  /** @param pressed by a press elsewhere: what was pressed has the focus then */
  onClose: (pressed: boolean) => void;
}

interface Below {
  item: MenuItem;
  row: HTMLElement;
}

/** Pixels that a menu beside a row reaches over it. */
const OVERLAP = 4;

export function ContextMenu(props: ContextMenuProps) {
  return <Menu {...props} onDone={() => props.onClose(false)} />;
}

interface MenuProps extends ContextMenuProps {
  /** Something was chosen. */
  onDone: () => void;
  /** The row of the menu that this one stands beside. */
  from?: HTMLElement;
}

function Menu({ label, beside, groups, onClose, onDone, from }: MenuProps) {
  const first = useRef<HTMLButtonElement>(null);
  const [below, setBelow] = useState<Below | null>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const shown = groups.filter((group) => group.length > 0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== "ArrowLeft" || from === undefined) return walkMenu(event);
    event.preventDefault();
    event.stopPropagation();
    onClose(false);
  };
  return (
    <Popover
      {...{ label, beside, role: "menu", className: "context-menu", onClose, onKeyDown }}
      within={from?.closest(".popover")}
    >
      {shown.map((group, at) => (
        <Fragment key={group[0].does}>
          {at > 0 && <hr />}
          {group.map((item, row) => (
            <MenuRow
              key={item.does}
              ref={at === 0 && row === 0 ? first : undefined}
              item={item}
              opened={below?.item.does === item.does}
              onReach={() => setBelow(null)}
              onOpen={(button) => setBelow({ item, row: button })}
              onDone={onDone}
            />
          ))}
        </Fragment>
      ))}
      {below !== null && typeof below.item.run !== "function" && (
        <Menu
          label={below.item.does}
          beside={boxBeside(below.row)}
          groups={[below.item.run]}
          from={below.row}
          onDone={onDone}
          onClose={(pressed) => {
            setBelow(null);
            if (!pressed) below.row.focus({ preventScroll: true });
          }}
        />
      )}
    </Popover>
  );
}

/** At the right of a row, its first row at the same height; at the left where the window ends. */
function boxBeside(row: HTMLElement): Box {
  const { left, right, top, width } = row.getBoundingClientRect();
  const at = top - 2 * OVERLAP;
  return { left: right + width <= innerWidth ? right - OVERLAP : left - width, top: at, bottom: at };
}
