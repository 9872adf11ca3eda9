"use client";
/** Opens and closes a panel for which a narrow window has no room. */
import { Icon } from "../icons/icon";
import { IconButton } from "../ui/icon-button";
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
  const opens = { "data-opens-panel": true, "aria-expanded": open, onClick: () => toggleSidePanel(panel) };
  if (!worded)
    return <IconButton icon={icon} label={name} title={`${name} (${key})`} className={className} {...opens} />;
  return (
    <button className={className} {...opens}>
      <Icon name={icon} size={20} />
      {name}
    </button>
  );
}
