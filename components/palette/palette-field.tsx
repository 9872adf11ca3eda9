"use client";
/** The combobox: filters as chips, the text, how far the index is. */
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@/lib/client/api-error";
import { repositoriesQuery } from "@/lib/client/queries";
import { Icon } from "../icons/icon";
import { indexWords } from "../shell/index-words";
import { Ring } from "../shell/ring";
import { optionId } from "./palette-list";
import type { PaletteTyped } from "./use-palette-query";
import type { useSymbolSearch } from "./use-symbol-search";

interface Props {
  typed: PaletteTyped;
  activeId: string | null;
  search: ReturnType<typeof useSymbolSearch>;
  close(): void;
}

export function PaletteField({ typed, activeId, search, close }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const last = typed.chips.at(-1);
    if (event.key !== "Backspace" || event.currentTarget.selectionEnd !== 0 || last === undefined) return;
    event.preventDefault();
    typed.removeFilter(last.name);
  };
  return (
    <div className="palette-field">
      <button className="button square phone-only" aria-label="Close" onClick={close}>
        <Icon name="ui-back" />
      </button>
      <Icon name="ui-search" size={20} className="wide-only" />
      {typed.chips.map(({ name, value }) => (
        <button
          key={name}
          className="palette-chip"
          aria-label={`Remove filter ${name}:${value}`}
          onClick={() => {
            typed.removeFilter(name);
            field.current?.focus();
          }}
        >
          <b>{name}:</b>
          {value}
          <Icon name="ui-close" size={12} />
        </button>
      ))}
      <input
        ref={field}
        className="palette-input"
        role="combobox"
        aria-label="Symbol or file"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={activeId === null ? undefined : optionId(activeId)}
        aria-autocomplete="list"
        placeholder="Symbol or file"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={500}
        value={typed.text}
        onChange={(event) => typed.setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Progress failed={search.failed} />
      <button className="button square" aria-label="Close (Esc)" onClick={close}>
        <Icon name="ui-close" />
      </button>
    </div>
  );
}

/** How far the index is, while it is not complete; that the server is gone. */
function Progress({ failed }: { failed: Error | null }) {
  const { data } = useQuery(repositoriesQuery());
  const gone = failed instanceof ApiError && failed.code === "unreachable";
  const words = indexWords(data?.index ?? null, gone);
  if (gone) {
    return (
      <span className="pill pill-err">
        <Icon name="ui-offline" size={14} />
        {words.text}
      </span>
    );
  }
  if (words.percent === null) return null;
  return (
    <span className="pill pill-busy">
      <Ring percent={words.percent} />
      {words.percent} %
    </span>
  );
}
