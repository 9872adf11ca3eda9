"use client";
/** Closes a panel that lies over the code. Hidden by the styles where panels stand beside it. */
import { Icon } from "../icons/icon";
import { closeSidePanel, type SidePanel } from "./side-panel";

const NAMES: Readonly<Record<SidePanel, string>> = { files: "Close the files", outline: "Close the outline" };

export function PanelClose({ of }: { of: SidePanel }) {
  return (
    <button className="button square panel-close" aria-label={NAMES[of]} onClick={() => closeSidePanel()}>
      <Icon name="close" />
    </button>
  );
}
