/** The editor's colours, made from the page's own tokens, so that code looks the same in every place and theme. */
import type { editor } from "monaco-editor/editor/editor.api";
import { colourOf, TOKEN_CLASSES } from "../highlight/token-class";

/** Colour of the editor -> custom property. */
const COLOURS: Record<string, string> = {
  "editor.background": "--bg-code",
  "editor.foreground": "--fg",
  "editor.lineHighlightBackground": "--bg-line",
  "editor.selectionBackground": "--bg-selected",
  "editor.inactiveSelectionBackground": "--bg-selected",
  "editor.findMatchBackground": "--mark",
  "editor.findMatchHighlightBackground": "--mark",
  "editor.wordHighlightBackground": "--bg-selected",
  "editorCursor.foreground": "--accent",
  "editorLineNumber.foreground": "--fg-3",
  "editorLineNumber.activeForeground": "--fg",
  "editorIndentGuide.background1": "--line",
  "editorIndentGuide.activeBackground1": "--line-2",
  "editorBracketMatch.background": "--bg-selected",
  "editorBracketMatch.border": "--line-ctl",
  "editorGutter.background": "--bg-code",
  "editorStickyScroll.background": "--bg-line",
  "editorStickyScroll.border": "--line",
  "editorStickyScroll.shadow": "--line",
  "editorStickyScrollHover.background": "--bg-hover",
  "editorWidget.background": "--bg-raised",
  "editorWidget.foreground": "--fg",
  "editorWidget.border": "--line-2",
  "editorOverviewRuler.border": "--line",
  "input.background": "--bg-code",
  "input.foreground": "--fg",
  "input.border": "--line-ctl",
  focusBorder: "--focus",
  "minimap.background": "--bg-code",
  "scrollbar.shadow": "--line",
};

/** Reads the tokens that are on the page now. */
export function themeOfTokens(): editor.IStandaloneThemeData {
  const style = getComputedStyle(document.documentElement);
  // Builds shorten colours (#fff, names); a canvas writes every one as #rrggbb, which is all the editor reads.
  const canvas = document.createElement("canvas").getContext("2d");
  const hex = (property: string): string => {
    if (canvas === null) return "#808080";
    canvas.fillStyle = style.getPropertyValue(property).trim();
    return String(canvas.fillStyle);
  };
  const contrast = document.documentElement.dataset.theme?.startsWith("hc") ?? false;
  const dark = style.colorScheme.includes("dark");
  return {
    base: dark ? (contrast ? "hc-black" : "vs-dark") : contrast ? "hc-light" : "vs",
    inherit: false,
    rules: TOKEN_CLASSES.map((token) => ({
      token: token === "plain" ? "" : token,
      foreground: hex(colourOf[token]).slice(1),
      fontStyle: token === "comment" ? "italic" : "",
    })),
    colors: Object.fromEntries(Object.entries(COLOURS).map(([colour, property]) => [colour, hex(property)])),
  };
}
