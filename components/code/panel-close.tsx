"use client";
/** Closes a panel that lies over the code. Hidden by the styles where panels stand beside it. */
import { closeSidePanel, type SidePanel } from "./side-panel";
import { IconButton } from "../ui/icon-button";

const NAMES: Readonly<Record<SidePanel, string>> = { files: "Close the files", outline: "Close the outline" };

export function PanelClose({ of }: { of: SidePanel }) {
  return <IconButton className="panel-close" icon="close" label={NAMES[of]} onClick={() => closeSidePanel()} />;
}
