"use client";
/**
 * Go to Symbol: a field, what it finds as one types, and the active row beside it. Focus never leaves the field; the
 * active row is told by aria-activedescendant. Opens the same addresses that rows carry everywhere.
 */
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { FailureBanner } from "../shell/failure-banner";
import { Dialog } from "../shell/dialog";
import { announcement, symbolEntry, type Entry, type Group } from "./arrange";
import { FilterSuggestions } from "./filter-suggestions";
import { PaletteEmpty } from "./palette-empty";
import { PaletteFoot } from "./palette-foot";
import { PaletteInput } from "./palette-input";
import { PaletteList } from "./palette-list";
import { PaletteStart } from "./palette-start";
import { liftFilters, parseText, withFilter, writeText, type Filter, type FilterName } from "./query-text";
import { Preview } from "./preview";
import { useAnswer } from "./use-answer";
import { useSuggestions } from "./use-suggestions";
import "./palette.css";

interface PaletteProps {
  initialQuery: string;
  /** Told at each change, so that the palette opens again where it was. */
  onQuery: (query: string) => void;
  onClose: (returnFocus?: boolean) => void;
}

const rowId = (place: number): string => `palette-row-${place}`;

export function Palette({ initialQuery, onQuery, onClose }: PaletteProps) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [start] = useState(() => parseText(initialQuery));
  const [chips, setChips] = useState<Filter[]>(start.filters);
  const [text, setText] = useState(start.text);
  const [active, setActive] = useState(0);
  const [unfolded, setUnfolded] = useState(false);
  const [why, setWhy] = useState(true);
  const answer = useAnswer(chips, text);
  const groups = useMemo(() => (unfolded ? answer.groups.map(unfold) : answer.groups), [answer.groups, unfolded]);
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const suggestions = useSuggestions(answer);
  const place = Math.min(active, Math.max(entries.length - 1, 0));
  const current = entries.at(place);

  useEffect(() => {
    // The dialog focuses what comes first in it, which may be a chip.
    input.current?.focus();
    input.current?.select();
  }, []);

  const change = (nextChips: Filter[], nextText: string): void => {
    setChips(nextChips);
    setText(nextText);
    setActive(0);
    setUnfolded(false);
    onQuery(writeText(nextChips, nextText));
    input.current?.focus();
  };
  const type = (raw: string): void => {
    const { filters, rest } = liftFilters(raw);
    change(filters.reduce(withFilter, chips), rest);
  };
  const add = (filter: Filter): void => change(withFilter(chips, filter), text);
  const lift = (name: FilterName): void => {
    if (name === "scope") add({ name: "scope", value: "all" });
    else
      change(
        chips.filter((chip) => chip.name !== name),
        parseText(text).text,
      );
  };
  const open = (entry: Entry | undefined, beside: boolean): void => {
    if (entry === undefined) return;
    if (entry.type === "fold") {
      setUnfolded(!unfolded);
    } else if (beside) {
      window.open(entry.row.url, "_blank", "noopener");
    } else {
      onClose(false);
      router.push(entry.row.url);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const done = handle(event);
    if (done) event.preventDefault();
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
        return (open(current, event.ctrlKey || event.metaKey), true);
      case "Tab":
        if (event.shiftKey || suggestions.length === 0) return false;
        return (add(suggestions[0].filter), true);
      case "Backspace":
        if (text !== "" || chips.length === 0) return false;
        return (change(chips.slice(0, -1), text), true);
      default:
        return false;
    }
  };

  const { symbols, error, retry, took, asked } = answer;
  const indexing = symbols?.index.state === "indexing" ? symbols.index : null;
  const nothing = asked.text !== "" && entries.length === 0;
  return (
    <Dialog label="Go to symbol" className="palette" onClose={() => onClose()}>
      <PaletteInput
        input={input}
        chips={chips}
        text={text}
        activeId={current === undefined ? undefined : rowId(place)}
        progress={indexing}
        onText={type}
        onLift={(filter) =>
          change(
            chips.filter((chip) => chip !== filter),
            text,
          )
        }
        onKeyDown={onKeyDown}
        onClose={() => onClose()}
      />
      <FilterSuggestions suggestions={suggestions} problems={asked.problems} onAdd={add} />
      {error !== null && asked.text !== "" && <FailureBanner what="The search failed." error={error} retry={retry} />}
      <div className={current?.type === "symbol" ? "palette-body" : "palette-body alone"}>
        {entries.length > 0 && (
          <PaletteList
            groups={groups}
            active={place}
            unfolded={unfolded}
            late={took === null}
            rowId={rowId}
            onPoint={setActive}
            onOpen={open}
          />
        )}
        {nothing && took !== null && (
          <PaletteEmpty answer={answer} onText={(name) => change(chips, name)} onLift={lift} />
        )}
        {asked.text === "" && <PaletteStart onOpen={() => onClose(false)} />}
        {current?.type === "symbol" && <Preview row={current.row} place={place} why={why} />}
      </div>
      <PaletteFoot shown={symbols?.results.length ?? 0} symbols={symbols} took={took} />
      <p className="only-heard" role="status">
        {took === null ? "" : announcement(groups)}
      </p>
    </Dialog>
  );
}

/** Puts the folded rows under their fold. */
function unfold(group: Group): Group {
  const entries = group.entries.flatMap((entry) =>
    entry.type === "fold" ? [entry, ...entry.rows.map(symbolEntry)] : entry,
  );
  return { ...group, entries };
}
