/** What can be asked of a name, in the one order in which the card, the menu and the palette offer it. */
import type { NavigationAction } from "./use-navigation-keys";

export interface NameAction {
  what: Exclude<NavigationAction, "menu">;
  does: string;
  /** The same where there is little room. */
  short: string;
  /** Its key, as people press it. */
  chord: string;
}

export const NAME_ACTIONS: readonly NameAction[] = [
  { what: "definition", does: "Go to definition", short: "Definition", chord: "F12" },
  { what: "beside", does: "Open definition beside", short: "Beside", chord: "Ctrl Enter" },
  { what: "peek", does: "Peek definition", short: "Peek", chord: "Alt F12" },
  { what: "usages", does: "Usages", short: "Usages", chord: "Shift F12" },
  { what: "implementations", does: "Implementations", short: "Implementations", chord: "Ctrl F12" },
  { what: "hierarchy", does: "Type hierarchy", short: "Hierarchy", chord: "Ctrl H" },
  { what: "calls", does: "Calls", short: "Calls", chord: "Ctrl Alt H" },
  { what: "documentation", does: "Quick documentation", short: "Documentation", chord: "Ctrl I" },
];
