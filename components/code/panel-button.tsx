"use client";
/** Opens and closes a panel for which a narrow window has no room. */
import { Icon } from "../icons/icon";
import { toggleSidePanel, useSidePanel, type SidePanel } from "./side-panel";

const LOOKS = {
  files: { name: "Files", icon: "tree", key: "f" },
  outline: { name: "Outline", icon: "outline", key: "o" },
} as const;

interface PanelButtonProps {
  panel: SidePanel;
  className: string;
  /** With its word below the icon, as the bar of a phone has it. */
  worded?: boolean;
}

export function PanelButton({ panel, className, worded = false }: PanelButtonProps) {
  const open = useSidePanel() === panel;
  const { name, icon, key } = LOOKS[panel];
  return (
    <button
      className={className}
      data-opens-panel
      aria-expanded={open}
      aria-label={worded ? undefined : name}
      title={worded ? undefined : `${name} (${key})`}
      onClick={() => toggleSidePanel(panel)}
    >
      <Icon name={icon} size={worded ? 20 : 16} />
      {worded && name}
    </button>
  );
}
