"use client";
/** The panels of the dock, in their order. A new one is its folder and one line here. */
import { calls } from "./calls/panel";
import type { DockPanel } from "./dock-panel";
import { hierarchy } from "./hierarchy/panel";
import { implementations } from "./implementations/panel";
import { usages } from "./usages/panel";

export const PANELS = { usages, implementations, hierarchy, calls } satisfies Record<string, DockPanel>;
