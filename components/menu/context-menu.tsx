"use client";
/** A menu at a place. Arrows, Home, End and letters walk it, Enter does, Esc closes it. */
import { Fragment, useEffect, useRef, type KeyboardEvent } from "react";
import { Icon } from "../icons/icon";
import { Popover, type Box } from "../shell/popover";
import "./context-menu.css";

export interface MenuItem {
  does: string;
  /** Its key, as people press it. */
  chord?: string;
  icon?: string;
  /** What is known to be behind it, in figures. */
  figure?: string;
  run: () => void;
}

interface ContextMenuProps {
  label: string;
  beside: Box;
  /** A line is drawn between the groups. */
  groups: readonly (readonly MenuItem[])[];
  onClose: (pressed: boolean) => void;
}

export function ContextMenu({ label, beside, groups, onClose }: ContextMenuProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const shown = groups.filter((group) => group.length > 0);
  return (
    <Popover {...{ label, beside, role: "menu", className: "context-menu", onClose, onKeyDown: walk }}>
      {shown.map((group, at) => (
        <Fragment key={group[0].does}>
          {at > 0 && <hr />}
          {group.map(({ does, chord, icon, figure, run }, row) => (
            <button
              ref={at === 0 && row === 0 ? first : undefined}
              role="menuitem"
              tabIndex={-1}
              className="row"
              key={does}
              onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
              onClick={() => {
                onClose(false);
                run();
              }}
            >
              {icon === undefined ? <span className="icon-room" /> : <Icon name={icon} />}
              <span className="grow cut">
                {does}
                {figure !== undefined && <span className="num quiet">{` ${figure}`}</span>}
              </span>
              {chord !== undefined && <kbd className="key">{chord}</kbd>}
            </button>
          ))}
        </Fragment>
      ))}
    </Popover>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const to = stepOf(event.key, at, items);
  if (event.key === "Tab") return event.preventDefault();
  if (to === null) return;
  event.preventDefault();
  event.stopPropagation();
  items.at(to % items.length)?.focus();
}

/** Where a key leads; null for the others. A letter goes to the next item that begins with it. */
function stepOf(key: string, at: number, items: readonly HTMLElement[]): number | null {
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  if (key in steps) return steps[key];
  if (key.length !== 1 || key === " ") return null;
  const begins = (item: HTMLElement): boolean =>
    item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()) ?? false;
  const next = [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
  return next === undefined ? null : items.indexOf(next);
}
