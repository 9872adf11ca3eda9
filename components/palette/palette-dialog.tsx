"use client";
/**
 * The palette's dialog, which opens at once. What it holds is fetched behind the page's first paint; until it is there
 * a plain field takes what is typed and hands it over.
 */
import { useState } from "react";
import { Dialog } from "../shell/dialog";
import { later } from "../shell/later";
import type { PaletteProps } from "./palette";
import { PaletteOpening } from "./palette-opening";
import "./palette.css";

const Palette = later<PaletteProps & { onTyped: (text: string) => void }>(
  async () => (await import("./palette")).Palette,
  PaletteOpening,
);

export function PaletteDialog({ initialQuery, onQuery, onClose }: Omit<PaletteProps, "begun">) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Dialog label="Go to symbol" className="palette" onClose={() => onClose()}>
      <Palette
        initialQuery={typed ?? initialQuery}
        begun={typed !== null}
        onQuery={onQuery}
        onClose={onClose}
        onTyped={setTyped}
      />
    </Dialog>
  );
}
