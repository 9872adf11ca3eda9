/**
 * Marks between the line numbers and the code, as links: what derives from a symbol of the line, what overrides it,
 * what it overrides. The editor's own decorations carry no text and no link, so the marks lie over its gutter.
 */
import { iconHref } from "../icons/icon-href";
import type { monaco } from "./monaco";

export interface GutterMark {
  line: number;
  /** Of public/icons.svg. */
  icon: "inheritors" | "overridden" | "overrides";
  /** Shown behind the icon; empty when there is only one. */
  figure: string;
  /** Begins with the figure. */
  label: string;
  href: string;
}

let made = 0;

/** @param open a mark was pressed: the page may do better than the browser */
export function showGutterMarks<Mark extends GutterMark>(
  editor: monaco.editor.IStandaloneCodeEditor,
  marks: readonly Mark[],
  open: (mark: Mark) => void,
): monaco.IDisposable {
  const node = document.createElement("div");
  node.className = "gutter-marks";
  const id = `fathom.gutter-marks.${++made}`;
  editor.addOverlayWidget({ getId: () => id, getDomNode: () => node, getPosition: () => null });
  const lines = new Map<number, Mark[]>();
  for (const mark of marks) lines.set(mark.line, [...(lines.get(mark.line) ?? []), mark]);
  const drawn = new Map<number, HTMLElement>();

  const draw = (): void => {
    const { decorationsLeft, height } = editor.getLayoutInfo();
    Object.assign(node.style, { left: `${decorationsLeft}px`, height: `${height}px` });
    const seen = new Set<number>();
    for (const { startLineNumber, endLineNumber } of editor.getVisibleRanges()) {
      for (let line = startLineNumber; line <= endLineNumber; line++) {
        const here = lines.get(line);
        if (here === undefined) continue;
        seen.add(line);
        let row = drawn.get(line);
        if (row === undefined) {
          row = rowOf(here, open);
          drawn.set(line, row);
          node.append(row);
        }
        row.style.transform = `translateY(${editor.getTopForLineNumber(line) - editor.getScrollTop()}px)`;
      }
    }
    for (const [line, row] of drawn) {
      if (seen.has(line)) continue;
      row.remove();
      drawn.delete(line);
    }
  };
  draw();
  const watching = [editor.onDidScrollChange(draw), editor.onDidLayoutChange(draw), editor.onDidChangeModel(draw)];
  return {
    dispose: () => {
      for (const each of watching) each.dispose();
      editor.removeOverlayWidget({ getId: () => id, getDomNode: () => node, getPosition: () => null });
    },
  };
}

function rowOf<Mark extends GutterMark>(marks: readonly Mark[], open: (mark: Mark) => void): HTMLElement {
  const row = document.createElement("div");
  for (const mark of marks) {
    const link = document.createElement("a");
    Object.assign(link, { className: "gutter-mark", href: mark.href, title: mark.label, tabIndex: -1 });
    link.setAttribute("aria-label", mark.label);
    const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    icon.setAttribute("viewBox", "0 0 16 16");
    icon.setAttribute("aria-hidden", "true");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", iconHref(mark.icon));
    icon.append(use);
    link.append(icon, mark.figure);
    link.addEventListener("click", (event) => {
      // Beside, in a new tab, is the browser's.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(mark);
    });
    row.append(link);
  }
  return row;
}
