/**
 * Room between two lines of code, with an element of the page in it. The editor's own zones lie under its text and get
 * no pointer, so the zone only keeps the room, and the element floats over it.
 */
import type { monaco } from "./monaco";

let made = 0;

/**
 * @param node the element of the page
 * @param height in pixels
 */
export function openLineZone(
  editor: monaco.editor.IStandaloneCodeEditor,
  node: HTMLElement,
  line: number,
  height: number,
): monaco.IDisposable {
  node.className = "line-zone";
  // The editor would scroll itself.
  node.onwheel = (event) => event.stopPropagation();
  const id = `fathom.line-zone.${++made}`;
  const widget: monaco.editor.IOverlayWidget = { getId: () => id, getDomNode: () => node, getPosition: () => null };
  const fit = (): void => {
    const { width, minimap, verticalScrollbarWidth } = editor.getLayoutInfo();
    node.style.width = `${width - minimap.minimapWidth - verticalScrollbarWidth}px`;
  };
  fit();
  editor.addOverlayWidget(widget);
  let zone = "";
  editor.changeViewZones((zones) => {
    zone = zones.addZone({
      afterLineNumber: line,
      heightInPx: height,
      domNode: document.createElement("div"),
      onDomNodeTop: (top) => (node.style.top = `${top}px`),
      onComputedHeight: (computed) => (node.style.height = `${computed}px`),
    });
  });
  const layout = editor.onDidLayoutChange(fit);
  const top = editor.getTopForLineNumber(line);
  const view = editor.getLayoutInfo().height;
  if (top + 20 + height > editor.getScrollTop() + view) editor.setScrollTop(top + 20 + height - view + 20);
  return {
    dispose: () => {
      layout.dispose();
      editor.changeViewZones((zones) => zones.removeZone(zone));
      editor.removeOverlayWidget(widget);
    },
  };
}
