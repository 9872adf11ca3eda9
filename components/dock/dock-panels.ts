"use client";
/** The panels of the dock. A new one is its folder, a line here, and its id among those of `dock-tab.ts`. */
import { calls } from "./calls/panel";
import type { DockPanel } from "./dock-panel";
import type { PanelId } from "./dock-tab";
import { hierarchy } from "./hierarchy/panel";
import { implementations } from "./implementations/panel";
import { usages } from "./usages/panel";

export const PANELS = { usages, implementations, hierarchy, calls } satisfies Record<PanelId, DockPanel>;
