"use client";
/** A choice of one among a few options, side by side. Arrow keys change it at once. */
import type { KeyboardEvent } from "react";
import "./segments.css";

interface SegmentsProps<Value> {
  label: string;
  values: readonly { value: Value; word: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

export function Segments<Value extends string | number>({ label, values, chosen, onChoose }: SegmentsProps<Value>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = values.findIndex(({ value }) => value === chosen) + step;
    const next = (at + values.length) % values.length;
    onChoose(values[next].value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };
  return (
    <div className="segments" role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {values.map(({ value, word }) => (
        <button
          role="radio"
          aria-checked={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          key={value}
          onClick={() => onChoose(value)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
