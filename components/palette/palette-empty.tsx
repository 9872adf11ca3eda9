"use client";
/**
 * Nothing to list: why that is, what comes nearest, and which filter hid something. Never "no results" while indexing.
 */
import { FILTER_NAMES, type FilterName } from "@/lib/contract/symbol-query";
import { Icon } from "../icons/icon";
import { count } from "../words/figures";
import type { Answer } from "./use-answer";

interface PaletteEmptyProps {
  answer: Answer;
  /** In words; empty where the answer itself says it. */
  why: string;
  onText: (text: string) => void;
  /** Takes away what a filter hides. */
  onLift: (name: FilterName) => void;
}

export function PaletteEmpty({ answer: { head, asked }, why, onText, onLift }: PaletteEmptyProps) {
  if (why !== "") return <p className="palette-empty soft">{why}</p>;
  if (head === undefined) return null;
  const { index, emptyReason, nearNames, removedByFilter } = head;
  const hidden = FILTER_NAMES.filter((name) => (removedByFilter[name] ?? 0) > 0);
  return (
    <div className="palette-empty">
      {index.state === "indexing" ? (
        <p>
          Indexing {count(index.done)} of {count(index.total)} files. Nothing named <code>{asked.text}</code> among them
          so far; this list fills by itself.
        </p>
      ) : (
        <p>{emptyReason?.message ?? `Nothing is named “${asked.text}”.`}</p>
      )}
      {hidden.map((name) => (
        <button className="button outlined" key={name} onClick={() => onLift(name)}>
          <Icon name="filter" />
          {name === "scope" ? "Add external code" : `Lift ${name}:`}{" "}
          <span className="quiet num">{count(removedByFilter[name])}</span>
        </button>
      ))}
      {nearNames.length > 0 && (
        <p className="near-names">
          <span className="soft">Nearest names</span>
          {nearNames.map((name) => (
            <button className="chip mono" key={name} onClick={() => onText(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
