/** Monaco's theme, made from the tokens of the page's theme. */
import { colourOf, TOKEN_CLASSES } from "../highlight/token-class";
import { monaco } from "./monaco";

/** Name of the one theme; it is defined again when the page's changes. */
export const THEME = "fathom";

/** Defines the theme from what tokens.css says now. */
export function defineTheme(): void {
  const styles = getComputedStyle(document.documentElement);
  const colour = (token: string): string => hexOf(styles.getPropertyValue(token).trim());
  const name = document.documentElement.dataset.theme ?? "light";
  const base = ({ dark: "vs-dark", hc: "hc-black", "hc-light": "hc-light" } as const)[name] ?? "vs";
  monaco.editor.defineTheme(THEME, {
    base,
    inherit: true,
    rules: TOKEN_CLASSES.map((token) => ({
      token,
      foreground: colour(colourOf[token]).slice(1),
      fontStyle: token === "comment" ? "italic" : "",
    })),
    colors: {
      "editor.background": colour("--bg-code"),
      "editor.foreground": colour("--fg"),
      "editor.lineHighlightBackground": colour("--bg-line"),
      "editor.lineHighlightBorder": colour("--bg-line"),
      "editor.selectionBackground": colour("--bg-selected"),
      "editor.inactiveSelectionBackground": colour("--bg-selected"),
      "editor.findMatchBackground": colour("--mark"),
      "editor.findMatchHighlightBackground": `${colour("--mark")}80`,
      "editorLineNumber.foreground": colour("--fg-3"),
      "editorLineNumber.activeForeground": colour("--fg"),
      "editorCursor.foreground": colour("--accent"),
      "editorBracketMatch.background": colour("--bg-inset"),
      "editorBracketMatch.border": colour("--line-ctl"),
      "editorStickyScroll.background": colour("--bg-line"),
      "editorStickyScroll.border": colour("--line"),
      "editorStickyScroll.shadow": colour("--line"),
      "editorStickyScrollHover.background": colour("--bg-hover"),
      "editorWidget.background": colour("--bg-raised"),
      "editorWidget.foreground": colour("--fg"),
      "editorWidget.border": colour("--line-2"),
      "input.background": colour("--bg-code"),
      "input.foreground": colour("--fg"),
      "input.border": colour("--line-ctl"),
      focusBorder: colour("--focus"),
      "scrollbar.shadow": colour("--line"),
      "scrollbarSlider.background": `${colour("--line-ctl")}66`,
      "scrollbarSlider.hoverBackground": `${colour("--line-ctl")}99`,
      "scrollbarSlider.activeBackground": `${colour("--line-ctl")}cc`,
      "minimap.background": colour("--bg-code"),
      "editorOverviewRuler.border": colour("--line"),
      "editorUnicodeHighlight.border": colour("--warn"),
    },
  });
}

/** Monaco takes six digits only. */
function hexOf(colour: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  if (short !== null) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`;
  // A token that is no hex colour would break the whole theme.
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour : "#808080";
}
