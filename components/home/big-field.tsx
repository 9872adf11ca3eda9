"use client";
/** The field that leads the home page. It opens the palette. */
import { Icon } from "../icons/icon";
import { useOverlays } from "../shell/overlay-context";

export function BigField() {
  const { openPalette } = useOverlays();
  return (
    <button className="big-field" aria-haspopup="dialog" onClick={() => openPalette()}>
      <Icon name="search" size={20} />
      <span className="grow cut">Go to symbol</span>
      <kbd className="key">Ctrl K</kbd>
      <span className="meta big-field-or">or</span>
      <kbd className="key">/</kbd>
    </button>
  );
}
