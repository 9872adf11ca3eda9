"use client";
/** The palette's field while the palette is fetched: a reader may open it and type before it is there. */
import { useEffect, useRef } from "react";
import { Icon } from "../icons/icon";

interface PaletteOpeningProps {
  initialQuery: string;
  onTyped: (text: string) => void;
}

export function PaletteOpening({ initialQuery, onTyped }: PaletteOpeningProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <div className="palette-field">
      <Icon name="search" size={20} />
      <input
        ref={input}
        aria-label="Go to symbol or file"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        maxLength={512}
        value={initialQuery}
        onChange={({ target }) => onTyped(target.value)}
      />
    </div>
  );
}
