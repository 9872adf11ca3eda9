/** A row of a menu: an action, or a submenu that opens beside it. */
import type { KeyboardEvent, Ref } from "react";
import { Icon } from "../icons/icon";

export interface MenuItem {
  does: string;
  /** Its key, as people press it. */
  chord?: string;
  icon?: string;
  /** What is known to be behind it, in figures. */
  figure?: string;
  /** What is done; or what the menu beside it holds. */
  run: (() => void) | readonly MenuItem[];
}

interface MenuRowProps {
  ref?: Ref<HTMLButtonElement>;
  item: MenuItem;
  /** Its menu is open. */
  opened: boolean;
  /** The pointer came to it. */
  onReach: () => void;
  onOpen: (row: HTMLElement) => void;
  onDone: () => void;
}

export function MenuRow({ ref, item, opened, onReach, onOpen, onDone }: MenuRowProps) {
  const { does, chord, icon, figure, run } = item;
  const opensMenu = typeof run !== "function";
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!opensMenu || event.key !== "ArrowRight") return;
    event.preventDefault();
    onOpen(event.currentTarget);
  };
  return (
    <button
      ref={ref}
      role="menuitem"
      tabIndex={-1}
      className="row"
      aria-haspopup={opensMenu ? "menu" : undefined}
      aria-expanded={opensMenu ? opened : undefined}
      onPointerMove={({ currentTarget }) => {
        if (opened || document.activeElement === currentTarget) return;
        onReach();
        currentTarget.focus({ preventScroll: true });
      }}
      onKeyDown={onKeyDown}
      onClick={({ currentTarget }) => {
        if (opensMenu) return onOpen(currentTarget);
        onDone();
        run();
      }}
    >
      {icon === undefined ? <span className="icon-room" /> : <Icon name={icon} />}
      <span className="grow cut">
        {does}
        {figure !== undefined && <span className="num quiet">{` ${figure}`}</span>}
      </span>
      {chord !== undefined && <kbd className="key">{chord}</kbd>}
      {opensMenu && <Icon name="chevron-right" size={12} />}
    </button>
  );
}
