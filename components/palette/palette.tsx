"use client";
/**
 * Go to Symbol: a field, what it finds as one types, and the active row beside it. Focus never leaves the field; the
 * active row is told by aria-activedescendant. Opens the same addresses that rows carry everywhere.
 */
import { useCallback, useMemo, useState, type KeyboardEvent } from "react";
import { withFilter, type Filter } from "@/lib/contract/symbol-query";
import { FailureBanner } from "../shell/failure-banner";
import { announcement } from "./arrange";
import { FilterSuggestions } from "./filter-suggestions";
import { isSearch } from "./modes";
import { PaletteEmpty } from "./palette-empty";
import { PaletteFoot } from "./palette-foot";
import { PaletteInput } from "./palette-input";
import { PaletteList } from "./palette-list";
import { PaletteWaiting } from "./palette-waiting";
import { Preview } from "./preview";
import type { Suggestion } from "./suggest";
import { useCompletion } from "./use-completion";
import { useDebounced } from "./use-debounced";
import { useEnter } from "./use-enter";
import { isRefused, useEntries } from "./use-entries";
import { useLasting } from "./use-lasting";
import { useOpenEntry } from "./use-open-entry";
import { useQueryField } from "./use-query-field";
import { useSuggestions } from "./use-suggestions";
import "./palette-list.css";
import "./preview.css";

export interface PaletteProps {
  initialQuery: string;
  /** It was being typed while the palette was fetched. */
  begun: boolean;
  /** Told at each change of a search, so that the palette opens again where it was. */
  onQuery: (query: string) => void;
  onClose: (returnFocus?: boolean) => void;
}

/** Milliseconds: of a query that is answered sooner nothing is said. */
const LATE = 400;
/** Milliseconds without other rows until they are announced: whoever types is not talked over. */
const HEARD = 500;

const rowId = (place: number): string => `palette-row-${place}`;

/** What the dialog holds. */
export function Palette({ initialQuery, begun, onQuery, onClose }: PaletteProps) {
  const [active, setActive] = useState(0);
  const [unfolded, setUnfolded] = useState(false);
  const [why, setWhy] = useState(true);
  const field = useQueryField(initialQuery, begun, (query) => {
    setActive(0);
    setUnfolded(false);
    if (query !== null) onQuery(query);
  });
  const { mode, chips, text } = field;
  const completion = useCompletion(mode, text);
  const { answer, groups, nothing, waiting } = useEntries(
    completion === null ? field : { ...field, text: completion.rest },
    unfolded,
  );
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const narrowing = useSuggestions(answer);
  const suggestions =
    completion === null ? narrowing : completion.filters.map((filter): Suggestion => ({ filter, rows: null }));
  const addFilter = (filter: Filter): void =>
    completion === null
      ? field.add(filter)
      : field.change({ mode, chips: withFilter(chips, filter), text: completion.rest });
  const place = Math.min(active, Math.max(entries.length - 1, 0));
  const current = entries.at(place);
  const onFold = useCallback(() => setUnfolded((was) => !was), []);
  const open = useOpenEntry({ onClose, onFold });
  const { head, symbols, error, retry, took, asked, query } = answer;
  const search = isSearch(mode);
  // A row that was walked to is meant, whatever it was asked for.
  const pending = search && query !== "" && took === null && error === null && active === 0;
  const enter = useEnter({ query, pending, current, open });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (handle(event)) event.preventDefault();
  };
  const handle = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (event.altKey && event.code === "KeyW") return (setWhy(!why), true);
    switch (event.key) {
      case "ArrowDown":
        return (setActive(entries.length === 0 ? 0 : (place + 1) % entries.length), true);
      case "ArrowUp":
        return (setActive(entries.length === 0 ? 0 : (place - 1 + entries.length) % entries.length), true);
      case "PageDown":
        return (setActive(Math.min(place + 10, entries.length - 1)), true);
      case "PageUp":
        return (setActive(Math.max(place - 10, 0)), true);
      case "Enter":
        return (enter(event.ctrlKey || event.metaKey), true);
      case "Tab":
        if (event.shiftKey || suggestions.length === 0) return false;
        return (addFilter(suggestions[0].filter), true);
      case "Backspace":
        return text === "" && field.liftLast();
      default:
        return false;
    }
  };

  const failure = query === "" ? null : error;
  const refusal = isRefused(failure) ? failure : null;
  const late = useLasting(search && took === null, LATE);
  const { value: heard } = useDebounced(search && took === null ? "" : announcement(groups), HEARD);
  return (
    <>
      <div className="palette-head">
        <PaletteInput
          field={field}
          activeId={current === undefined ? undefined : rowId(place)}
          progress={head?.index.state === "indexing" ? head.index : null}
          onKeyDown={onKeyDown}
          onClose={() => onClose()}
        />
        {search && (
          <FilterSuggestions
            suggestions={suggestions}
            problems={completion === null ? asked.problems.map(({ message }) => message) : []}
            onAdd={addFilter}
          />
        )}
      </div>
      {failure !== null && refusal === null && (
        <FailureBanner what="The search failed." error={failure} retry={retry} />
      )}
      <div className={current?.type === "symbol" ? "palette-body" : "palette-body alone"}>
        {entries.length > 0 && (
          <PaletteList
            groups={groups}
            query={search ? (answer.older ?? query) : text}
            active={place}
            unfolded={unfolded}
            late={late}
            older={search && answer.older !== null && error !== null}
            rowId={rowId}
            onPoint={setActive}
            onOpen={open}
          />
        )}
        {waiting && <PaletteWaiting />}
        {refusal !== null && (
          <p className="palette-empty" role="alert">
            {refusal.message} <span className="soft">{refusal.hint}</span>
          </p>
        )}
        {nothing !== null && (
          <PaletteEmpty
            answer={answer}
            why={nothing}
            onText={(name) => field.change({ mode, chips, text: name })}
            onLift={field.lift}
          />
        )}
        {current?.type === "symbol" && <Preview row={current.row} place={place} why={why} />}
      </div>
      <PaletteFoot
        start={search && query === ""}
        rank={symbols !== undefined}
        shown={head?.results.length ?? 0}
        head={head}
        took={answer.shownTook}
        older={(late || error !== null) && entries.length > 0 ? answer.older : null}
        onMode={(next) => field.change({ mode: next, chips: [], text: "" })}
      />
      <p className="visually-hidden" role="status">
        {heard}
      </p>
    </>
  );
}
