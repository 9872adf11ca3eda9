"use client";
/** The palette's field: chips of filters, the text, and how far the index is while it runs. */
import type { KeyboardEvent, RefObject } from "react";
import { Icon } from "../icons/icon";
import { ProgressRing } from "../shell/progress-ring";
import { count } from "../words/figures";
import { LIST_ID } from "./palette-list";
import type { Filter } from "./query-text";

interface PaletteInputProps {
  input: RefObject<HTMLInputElement | null>;
  chips: readonly Filter[];
  text: string;
  activeId: string | undefined;
  progress: { done: number; total: number } | null;
  onText: (text: string) => void;
  onLift: (filter: Filter) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
}

export function PaletteInput(props: PaletteInputProps) {
  const { input, chips, text, activeId, progress, onText, onLift, onKeyDown, onClose } = props;
  return (
    <div className="palette-field">
      <Icon name="search" size={20} />
      {chips.map((filter) => (
        <span className="palette-chip mono" key={filter.name}>
          <b>{filter.name}:</b>
          {filter.value}
          <button aria-label={`Remove ${filter.name}:${filter.value}`} onClick={() => onLift(filter)}>
            <Icon name="close" size={12} />
          </button>
        </span>
      ))}
      <input
        ref={input}
        role="combobox"
        aria-label="Go to symbol or file"
        aria-expanded="true"
        aria-controls={LIST_ID}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        maxLength={512}
        placeholder={chips.length === 0 ? "Name, initials, Owner::name, kind: lang: repo: scope:" : ""}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      {progress !== null && (
        <span className="pill busy num">
          <ProgressRing share={progress.total === 0 ? 0 : progress.done / progress.total} />
          indexing {count(progress.done)} of {count(progress.total)}
        </span>
      )}
      <button className="button square" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
