"use client";
/** The field that leads the page; it opens the palette. */
import { Icon } from "../icons/icon";
import { usePalette } from "../palette/palette-provider";
import { KeyName } from "../text/key-name";

export function SearchButton() {
  const { open } = usePalette();
  return (
    <button className="home-search" aria-haspopup="dialog" onClick={() => open()}>
      <Icon name="ui-search" size={20} />
      <span className="grow cut">Go to symbol</span>
      <span className="across wide-only" aria-hidden>
        <KeyName keys="Ctrl K" />
        <span className="meta faint">or</span>
        <KeyName keys="/" />
      </span>
    </button>
  );
}
