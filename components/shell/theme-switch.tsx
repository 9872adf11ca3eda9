"use client";
/** Walks through the themes; the title says which one is on. */
import { useSyncExternalStore } from "react";
import { Icon } from "../icons/icon";
import { chooseTheme, themeChoice, type ThemeChoice } from "./theme";

const ORDER: readonly ThemeChoice[] = ["system", "light", "dark", "hc", "hc-light"];
const WORDS: Record<ThemeChoice, string> = {
  system: "system",
  light: "light",
  dark: "dark",
  hc: "high contrast, dark",
  "hc-light": "high contrast, light",
};

function follow(listener: () => void): () => void {
  addEventListener("fathom:theme", listener);
  return () => removeEventListener("fathom:theme", listener);
}

/** @param worded with the name of the theme beside the icon, as a row of a menu */
export function ThemeSwitch({ worded = false }: { worded?: boolean }) {
  const choice = useSyncExternalStore(follow, themeChoice, () => "system" as const);
  const next = ORDER[(ORDER.indexOf(choice) + 1) % ORDER.length];
  const label = `Theme: ${WORDS[choice]}. Change to ${WORDS[next]}`;
  return (
    <button
      className={worded ? "row" : "button square"}
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(next)}
    >
      <Icon name={choice === "light" || choice === "hc-light" ? "sun" : "moon"} />
      {worded && `Theme: ${WORDS[choice]}`}
    </button>
  );
}
