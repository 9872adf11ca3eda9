/** F6: moves the focus from panel to panel. After the last the key is the browser's again. */

const FOCUS = '[role="treeitem"][tabindex="0"], .native-edit-context, textarea.inputarea, .code-lines, a, button';

/** @returns false when there is no panel further on */
export function focusNextPanel(step: 1 | -1): boolean {
  const panels = [...document.querySelectorAll<HTMLElement>("[data-panel]")].filter(
    (panel) => panel.offsetParent !== null,
  );
  const at = panels.findIndex((panel) => panel.contains(document.activeElement));
  const next = panels.at(at < 0 ? (step > 0 ? 0 : -1) : at + step);
  if (next === undefined || at + step < 0) return false;
  next.querySelector<HTMLElement>(FOCUS)?.focus();
  return true;
}
