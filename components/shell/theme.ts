/**
 * The theme: the reader's choice, else what the system prefers. An inline script sets it before the first paint, so no
 * page ever flashes in the wrong one.
 */

/** What a reader can choose. `contrast` is black or white by what the system prefers. */
export const THEME_CHOICES = ["system", "light", "dark", "contrast"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const THEME_KEY = "fathom-theme";

/**
 * Runs before the first paint, and again on every change. Self-contained: its source is written into the page.
 */
export function applyTheme(key: string): void {
  const prefers = (query: string): boolean => matchMedia(query).matches;
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(key);
  } catch {
    // Storage may be forbidden; then the system decides.
  }
  const dark = prefers("(prefers-color-scheme: dark)");
  const contrast = choice === "contrast" || ((choice ?? "system") === "system" && prefers("(prefers-contrast: more)"));
  const plain = choice === "light" || choice === "dark" ? choice : dark ? "dark" : "light";
  document.documentElement.dataset.theme = contrast ? (dark ? "hc" : "hc-light") : plain;
}

/** Source of the inline script. */
export const themeScript = `(${applyTheme.toString()})(${JSON.stringify(THEME_KEY)})`;

/** The choice as stored. */
export function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return THEME_CHOICES.find((choice) => choice === stored) ?? "system";
  } catch {
    return "system";
  }
}

const listeners = new Set<() => void>();

/** Stores a choice, shows it and tells those who listen. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(THEME_KEY, choice);
  } catch {
    // It still holds for this page.
  }
  applyTheme(THEME_KEY);
  listeners.forEach((listener) => listener());
}

/** Calls back on every change of choice or of what the system prefers. Gives the way to stop. */
export function watchTheme(listener: () => void): () => void {
  const queries = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"].map((query) => matchMedia(query));
  const changed = (): void => {
    applyTheme(THEME_KEY);
    listener();
  };
  listeners.add(listener);
  queries.forEach((query) => query.addEventListener("change", changed));
  return () => {
    listeners.delete(listener);
    queries.forEach((query) => query.removeEventListener("change", changed));
  };
}
