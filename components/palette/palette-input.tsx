"use client";
/** The palette's field: chips of the mode and of filters, the text, and how far the index is while it runs. */
import type { KeyboardEvent } from "react";
import { Icon } from "../icons/icon";
import { ProgressRing } from "../shell/progress-ring";
import { count } from "../words/figures";
import { MODES } from "./modes";
import { LIST_ID } from "./palette-list";
import type { QueryField } from "./use-query-field";
import { IconButton } from "../ui/icon-button";

interface PaletteInputProps {
  field: QueryField;
  activeId: string | undefined;
  progress: { done: number; total: number } | null;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
}

export function PaletteInput({ field, activeId, progress, onKeyDown, onClose }: PaletteInputProps) {
  const { input, mode, chips, text, change, type } = field;
  const { sign, word, placeholder } = MODES[mode];
  return (
    <div className="palette-field">
      <Icon name="search" size={20} />
      {mode !== "all" && (
        <span className="palette-chip">
          {sign !== "" && <b className="mono">{sign}</b>} {word}
          <button aria-label={`Remove ${word}`} onClick={() => change({ mode: "all", chips, text })}>
            <Icon name="close" size={12} />
          </button>
        </span>
      )}
      {chips.map((filter) => (
        <span className="palette-chip mono" key={`${filter.name}:${filter.value}`}>
          <b>{filter.name}:</b>
          {filter.value}
          <button
            aria-label={`Remove ${filter.name}:${filter.value}`}
            onClick={() => change({ mode, chips: chips.filter((chip) => chip !== filter), text })}
          >
            <Icon name="close" size={12} />
          </button>
        </span>
      ))}
      <input
        ref={input}
        role="combobox"
        aria-label="Go to symbol or file"
        aria-expanded={activeId !== undefined}
        aria-controls={activeId === undefined ? undefined : LIST_ID}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        maxLength={512}
        placeholder={chips.length === 0 ? placeholder : ""}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      {progress !== null && (
        <span className="pill busy num">
          <ProgressRing share={progress.total === 0 ? 0 : progress.done / progress.total} />
          indexing {count(progress.done)} of {count(progress.total)}
        </span>
      )}
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  );
}
