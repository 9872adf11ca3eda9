"use client";
/**
 * The peek between the lines: the possible meanings of a name, each with its code, to look at or to choose from. A
 * message when there is none.
 */
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { BasisMark } from "../certainty/basis-mark";
import { tierOf, WHY } from "../certainty/tiers";
import { useEvidence } from "../certainty/use-evidence";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import type { Peeked } from "../navigate/use-navigation";
import type { PlacedMeaning } from "../navigate/outcome";
import { counted } from "../words/figures";
import { MiddleCut } from "../words/middle-cut";
import { SYMBOL_KINDS } from "@/lib/contract/vocabulary";
import { PeekCode } from "./peek-code";
import "./peek.css";

interface PeekZoneProps {
  peeked: Peeked;
  onOpen: (meaning: PlacedMeaning) => void;
  /** Opens it in the other pane. */
  onBeside: (meaning: PlacedMeaning) => void;
  onClose: () => void;
}

export function PeekZone({ peeked, onOpen, onBeside, onClose }: PeekZoneProps) {
  const { name, meanings, message } = peeked;
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const meaning = meanings.at(Math.min(chosen, meanings.length - 1));
  const why = useEvidence(peeked.at, meaning);
  useEffect(() => list.current?.focus({ preventScroll: true }), [peeked]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const moves: Record<string, () => void> = {
      Escape: onClose,
      Enter: () => meaning !== undefined && (event.ctrlKey || event.metaKey ? onBeside : onOpen)(meaning),
      ArrowDown: () => setChosen(Math.min(chosen + 1, meanings.length - 1)),
      ArrowUp: () => setChosen(Math.max(chosen - 1, 0)),
      Home: () => setChosen(0),
      End: () => setChosen(meanings.length - 1),
    };
    const onButton = event.target instanceof HTMLButtonElement && event.key === "Enter";
    if (moves[event.key] === undefined || onButton) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key]();
  };
  return (
    <section className="peek" aria-label={name === "" ? "Peek" : `Peek of ${name}`} onKeyDown={onKeyDown}>
      <header className="peek-head">
        {message !== null ? (
          <p className="line grow" role="status">
            <Icon name="info" className="quiet" />
            <span className="cut" title={message}>
              {message}
            </span>
          </p>
        ) : (
          <>
            <span className="mono strong">{name}</span>
            <span className="meta soft">{counted(meanings.length, "place")}</span>
            <span className="meta mono soft cut grow" title={meaning?.file}>
              {meaning === undefined ? "" : `${meaning.file}:${meaning.line}`}
            </span>
            <button className="button" onClick={() => meaning !== undefined && onOpen(meaning)}>
              Open <kbd className="key">Enter</kbd>
            </button>
            <button className="button" onClick={() => meaning !== undefined && onBeside(meaning)}>
              Beside <kbd className="key">Ctrl Enter</kbd>
            </button>
          </>
        )}
        <button className="button" onClick={onClose}>
          Close <kbd className="key">Esc</kbd>
        </button>
      </header>
      {meaning !== undefined ? (
        <div className="peek-body">
          <PeekCode meaning={meaning} />
          <div className="peek-side">
            <div
              className="scrolls"
              role="listbox"
              aria-label={`What ${name} may mean`}
              aria-activedescendant={`peek-${meanings.indexOf(meaning)}`}
              tabIndex={0}
              ref={list}
            >
              {meanings.map((each, at) => (
                <PeekOption
                  key={`${each.repo}/${each.file}:${each.line}:${each.column}`}
                  {...{ meaning: each, at, chosen: each === meaning }}
                  onChoose={() => setChosen(at)}
                  onOpen={() => onOpen(each)}
                />
              ))}
            </div>
            <p className="peek-why meta soft">{why ?? WHY[meaning.basis]}</p>
          </div>
        </div>
      ) : (
        <div ref={list} tabIndex={-1} />
      )}
    </section>
  );
}

interface PeekOptionProps {
  meaning: PlacedMeaning;
  at: number;
  chosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
}

function PeekOption({ meaning, at, chosen, onChoose, onOpen }: PeekOptionProps) {
  const kind = SYMBOL_KINDS.find((each) => each === meaning.kind);
  const where = `${meaning.role?.replaceAll("_", " ") ?? meaning.kind}, ${meaning.file.slice(meaning.file.lastIndexOf("/") + 1)}:${meaning.line}`;
  return (
    <div
      id={`peek-${at}`}
      role="option"
      aria-selected={chosen}
      className={chosen ? "row peek-option selected" : "row peek-option"}
      title={meaning.qualifiedName ?? meaning.name}
      onClick={onChoose}
      onDoubleClick={onOpen}
    >
      <i className={`basis-edge ${tierOf(meaning.basis)}`} aria-hidden />
      {kind === undefined ? <Icon name="variable" className="k-data" /> : <KindIcon kind={kind} />}
      <span className="grow cut">
        <span className="mono peek-name">
          <MiddleCut text={meaning.name} />
        </span>
        <span className="peek-where">
          <span className="meta soft cut grow">{where}</span>
          <BasisMark basis={meaning.basis} />
        </span>
      </span>
    </div>
  );
}
