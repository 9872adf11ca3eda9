"use client";
/** The query text in the top bar, with switches for how it is read: match case, whole words, regular expression. */
import { useEffect, useRef, useState } from "react";
import { Icon } from "../icons/icon";
import { SquareButton } from "../ui/icon-button";
import { FilterChoices } from "./filter-choices";
import { focusFirstHit } from "./focus-hits";
import { useFieldCompletion } from "./use-field-completion";
import { useSearchAddress } from "./use-search-address";

/** Milliseconds without a key before the search begins. */
const REST_MS = 200;

/** Id of the list of values. */
const CHOICES = "search-choices";

const WAYS = [
  { name: "case", sign: "Aa", does: "Match case" },
  { name: "word", sign: "ab", does: "Whole word" },
  { name: "regex", sign: ".*", does: "Regular expression" },
  { name: "meaning", sign: "≈", does: "By meaning: functions and types in plain words" },
] as const;

export function SearchField() {
  const { search, change } = useSearchAddress();
  /** What stands in the field and not yet in the address. */
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(search.query);
  // The address follows a moment later: until it does, what was typed stands.
  if (seen !== search.query) {
    setSeen(search.query);
    if (typed === search.query) setTyped(null);
  }
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      if (typed === search.query) setTyped(null);
      else change({ query: typed }, false);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, search.query, change]);
  const completion = useFieldCompletion(typed ?? "");
  const { choices, active } = completion;
  const open = choices.length > 0;
  const take = (choice: number): void => {
    setTyped(completion.taken(choice));
    input.current?.focus();
  };
  const completing: Readonly<Record<string, () => void>> = {
    ArrowDown: () => completion.step(1),
    ArrowUp: () => completion.step(-1),
    Tab: () => take(active ?? 0),
    ...(active !== null && { Enter: () => take(active) }),
    Escape: completion.dismiss,
  };
  return (
    <form
      className="search-field"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        change({ query: typed ?? search.query });
        setTyped(null);
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        data-search-field
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? CHOICES : undefined}
        aria-activedescendant={active === null ? undefined : `${CHOICES}-${active}`}
        aria-label={search.meaning ? "What code does, in plain words" : "Text in all files"}
        placeholder={
          search.meaning
            ? "What code does, in plain words, with repo: lang: path:"
            : "Text in all files: /re/ OR “text” NOT x, repo: lang: path: file: type:"
        }
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={1000}
        value={typed ?? search.query}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
          const act = open ? completing[event.key] : event.key === "ArrowDown" ? focusFirstHit : undefined;
          if (act === undefined) return;
          event.preventDefault();
          act();
        }}
      />
      {WAYS.map(({ name, sign, does }) => (
        <SquareButton
          type="button"
          className={`search-way ${name}`}
          label={`${sign}: ${does}`}
          aria-pressed={search[name]}
          title={does}
          key={name}
          // How a text is read says nothing about what words mean.
          disabled={search.meaning && name !== "meaning"}
          onClick={() => change({ [name]: !search[name] })}
        >
          {sign}
        </SquareButton>
      ))}
      {open && <FilterChoices id={CHOICES} {...{ choices, active }} onTake={take} />}
    </form>
  );
}
