/** The reader's theme: a choice kept in this browser, else what the system asks for. */

const THEMES = ["light", "dark", "hc", "hc-light"] as const;
type Theme = (typeof THEMES)[number];
export type ThemeChoice = Theme | "system";

/** In the order in which they are walked through. */
export const THEME_CHOICES: readonly ThemeChoice[] = ["system", ...THEMES];
export const THEME_WORDS: Readonly<Record<ThemeChoice, string>> = {
  system: "as the system has it",
  light: "light",
  dark: "dark",
  hc: "high contrast, dark",
  "hc-light": "high contrast, light",
};

const KEY = "fathom.theme";

/**
 * Runs before the first paint, as text inside the page: sets `data-theme` from the choice, else from contrast and
 * colour scheme. Keeps following the system while there is no choice.
 */
export const THEME_SCRIPT = `(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)"), contrast = matchMedia("(prefers-contrast: more)");
  const set = () => {
    let choice = null;
    try { choice = localStorage.getItem("${KEY}") } catch {}
    const own = ${JSON.stringify(THEMES)}.includes(choice);
    const system = contrast.matches ? (dark.matches ? "hc" : "hc-light") : dark.matches ? "dark" : "light";
    document.documentElement.dataset.theme = own ? choice : system;
  };
  set();
  for (const source of [dark, contrast]) source.addEventListener("change", set);
  addEventListener("fathom:theme", set);
})()`;

/** Sets the theme where the script did not run: of a page that answers 404 the browser makes even the head. */
export function startTheme(): void {
  if (document.documentElement.dataset.theme !== undefined) return;
  const script = document.createElement("script");
  script.textContent = THEME_SCRIPT;
  document.head.append(script);
}

/** The kept choice; `system` when there is none. */
export function themeChoice(): ThemeChoice {
  const kept = localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === kept) ?? "system";
}

/** Keeps a choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  dispatchEvent(new Event("fathom:theme"));
}

/** Calls back when another theme is shown; gives the way to stop. */
export function onThemeShown(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
