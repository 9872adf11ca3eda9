"use client";
/** The field in the top bar: it looks like one and opens the palette. */
import { Icon } from "../icons/icon";
import { KeyName } from "../text/key-name";
import { usePalette } from "./palette-provider";

export function PaletteButton() {
  const { open } = usePalette();
  return (
    <button className="omni" aria-haspopup="dialog" aria-label="Go to symbol or file" onClick={() => open()}>
      <Icon name="ui-search" />
      <span className="grow cut">Go to symbol or file</span>
      <KeyName keys="Ctrl K" />
    </button>
  );
}
