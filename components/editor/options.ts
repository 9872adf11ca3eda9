/** How the one editor is set: read only, quiet, with the sizes of the server's code. */
import { LINE_HEIGHT, MARKS_WIDTH, numberRoom } from "./geometry";
import type { monaco } from "./monaco";
import { THEME } from "./theme";

export function editorOptions(label: string, lines: number): monaco.editor.IStandaloneEditorConstructionOptions {
  const styles = getComputedStyle(document.documentElement);
  return {
    theme: THEME,
    readOnly: true,
    domReadOnly: true,
    ariaLabel: label,
    automaticLayout: true,
    fontFamily: styles.getPropertyValue("--font-code").trim(),
    fontSize: Number.parseInt(styles.getPropertyValue("--t-base"), 10),
    lineHeight: LINE_HEIGHT,
    fontLigatures: false,
    lineNumbersMinChars: numberRoom(lines),
    lineDecorationsWidth: MARKS_WIDTH,
    glyphMargin: false,
    folding: false,
    selectOnLineNumbers: false,
    minimap: { renderCharacters: false, maxColumn: 60, scale: 1, showSlider: "always" },
    stickyScroll: { enabled: true, defaultModel: "indentationModel", maxLineCount: 4 },
    scrollBeyondLastLine: false,
    smoothScrolling: false,
    cursorBlinking: "solid",
    cursorSmoothCaretAnimation: "off",
    renderLineHighlight: "all",
    renderLineHighlightOnlyWhenFocus: false,
    renderWhitespace: "selection",
    guides: { indentation: false },
    bracketPairColorization: { enabled: false },
    unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true, nonBasicASCII: false },
    occurrencesHighlight: "off",
    selectionHighlight: false,
    contextmenu: false,
    links: false,
    hover: { enabled: "off" },
    wordBasedSuggestions: "off",
    quickSuggestions: false,
    largeFileOptimizations: true,
    maxTokenizationLineLength: 20_000,
    stopRenderingLineAfter: 10_000,
    overviewRulerBorder: false,
    scrollbar: { useShadows: false, verticalScrollbarSize: 12, horizontalScrollbarSize: 12 },
    padding: { top: 0, bottom: 40 },
  };
}
