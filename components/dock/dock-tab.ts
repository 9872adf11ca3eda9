/** The tabs of the dock: one for each panel, and the outline where the window has no room for it beside the code. */
import type { PANELS } from "./dock-panels";

export const OUTLINE = "outline";

export type PanelId = keyof typeof PANELS;
export type DockTab = PanelId | typeof OUTLINE;
