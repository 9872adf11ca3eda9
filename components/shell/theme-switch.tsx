"use client";
/** Walks through the themes; the title says which one is on. */
import { useSyncExternalStore } from "react";
import { Icon } from "../icons/icon";
import { IconButton } from "../ui/icon-button";
import { chooseTheme, THEME_CHOICES, THEME_WORDS, themeChoice } from "./theme";

function follow(listener: () => void): () => void {
  addEventListener("fathom:theme", listener);
  return () => removeEventListener("fathom:theme", listener);
}

/** @param worded with the name of the theme beside the icon, as a row of a menu */
export function ThemeSwitch({ worded = false }: { worded?: boolean }) {
  const choice = useSyncExternalStore(follow, themeChoice, () => "system" as const);
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length];
  const label = `Theme: ${THEME_WORDS[choice]}. Change to ${THEME_WORDS[next]}`;
  const icon = choice === "light" || choice === "hc-light" ? "sun" : "moon";
  const change = (): void => chooseTheme(next);
  if (!worded) return <IconButton icon={icon} label={label} title={label} onClick={change} />;
  return (
    <button className="row" aria-label={label} title={label} onClick={change}>
      <Icon name={icon} />
      {`Theme: ${THEME_WORDS[choice]}`}
    </button>
  );
}
