"use client";
/** Runs the actions on a name in a code page, whether they come from a key, the card, the menu or the palette. */
import { useCallback } from "react";
import type { Navigation } from "../navigate/use-navigation";
import type { NavigationAction } from "../navigate/use-navigation-keys";
import type { Place, CardAndMenu } from "./use-card-and-menu";

export function useNameActions(
  { follow, followBeside, peek, show }: Navigation,
  { describeAt, menuAt }: CardAndMenu,
): (what: NavigationAction, at: Place) => void {
  return useCallback(
    (what: NavigationAction, { line, column }: Place): void => {
      const at = { line, column };
      switch (what) {
        case "definition":
          return follow(at);
        case "beside":
          return followBeside(at);
        case "peek":
          return peek(at);
        case "documentation":
          // Where there is nothing to show, the zone between the lines says why.
          return void describeAt(at).then(
            (found) => found || peek(at),
            () => peek(at),
          );
        case "menu":
          return menuAt(at);
        default:
          return show(what, at);
      }
    },
    [follow, followBeside, peek, show, describeAt, menuAt],
  );
}
