"use client";
/** Walks through the themes: system, light, dark, high contrast. */
import { useSyncExternalStore } from "react";
import { Icon } from "../icons/icon";
import { chooseTheme, storedChoice, THEME_CHOICES, watchTheme, type ThemeChoice } from "./theme";

const words: Readonly<Record<ThemeChoice, string>> = {
  system: "as the system",
  light: "light",
  dark: "dark",
  contrast: "high contrast",
};

export function ThemeSwitch() {
  const choice = useSyncExternalStore(watchTheme, storedChoice, () => "system" as const);
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length];
  const label = `Theme: ${words[choice]}. Change to ${words[next]}`;
  return (
    <button className="button square wide-only" aria-label={label} title={label} onClick={() => chooseTheme(next)}>
      <Icon name={choice === "light" ? "ui-sun" : "ui-moon"} />
    </button>
  );
}
