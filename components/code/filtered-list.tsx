"use client";
/**
 * A list that floats beside a part of the breadcrumb: what is typed filters it, arrows walk, Enter opens the first.
 */
import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "../icons/icon";
import { Popover } from "../shell/popover";
import { useCrumbList } from "./crumb-list";
import "./filtered-list.css";

interface FilteredListProps {
  label: string;
  filter: { text: string; placeholder: string; onChange: (text: string) => void };
  children: ReactNode;
}

export function FilteredList({ label, filter, children }: FilteredListProps) {
  const list = useCrumbList();
  return (
    <Popover {...list} role="dialog" label={label} className="filtered-list" onKeyDown={walk}>
      <label className="line">
        <Icon name="filter" size={14} className="quiet" />
        <input
          autoFocus
          value={filter.text}
          placeholder={filter.placeholder}
          aria-label={filter.placeholder}
          onChange={({ target }) => filter.onChange(target.value)}
        />
      </label>
      <div className="scrolls filtered-list-rows">{children}</div>
    </Popover>
  );
}

/** Whether a name holds what was typed. */
export const holdsText = (name: string, typed: string): boolean =>
  name.toLowerCase().includes(typed.trim().toLowerCase());

/** Arrows walk from the filter down the rows and back; Enter in the filter opens the first row. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(".row")];
  const first = rows.find((row) => !row.classList.contains("up"));
  const field = event.currentTarget.querySelector<HTMLElement>("input");
  const stops = field === null ? rows : [field, ...rows];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (event.key === "Enter" && document.activeElement === field) first?.click();
  else if (event.key === "ArrowDown") stops.at(Math.min(at + 1, stops.length - 1))?.focus();
  else if (event.key === "ArrowUp") stops.at(Math.max(at - 1, 0))?.focus();
  else return;
  event.preventDefault();
}
