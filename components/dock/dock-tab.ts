/**
 * The tabs of the dock: one for each panel, the outline where the window has no room for it beside the code, and the
 * places that the reader came through.
 */
/** Of the panels, in their order. What they show comes with the dock. */
export const PANEL_IDS = ["usages", "implementations", "hierarchy", "calls"] as const;
export const OUTLINE = "outline";
export const TRAIL = "trail";

export type PanelId = (typeof PANEL_IDS)[number];
export type DockTab = PanelId | typeof OUTLINE | typeof TRAIL;

/** A tab that is about a symbol. */
export const isPanel = (tab: DockTab | undefined): tab is PanelId =>
  tab !== undefined && tab !== OUTLINE && tab !== TRAIL;
