"use client";
/**
 * The card and the menu of a name in the open file: which of the two is shown, for which place, and what opens it.
 * Only one is open at a time.
 */
import { useCallback, useMemo, useRef, useState, type RefObject } from "react";
import { useNameCard, type NameCardState } from "../hover/use-name-card";
import type { CodeHandle } from "../editor/code-view";
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { Box } from "../shell/popover";

export interface Place {
  line: number;
  column: number;
}

export interface OpenMenu {
  at: Place;
  beside: Box;
  /** The symbol of an outline row that it was asked for; null for a name in the code. */
  node: OutlineNode | null;
}

export interface CardAndMenu {
  card: NameCardState;
  menu: OpenMenu | null;
  openMenu: (at: Place, beside: Box, node?: OutlineNode | null) => void;
  /** @param returnFocus gives the focus back to what it was opened from */
  closeMenu: (returnFocus: boolean) => void;
  /** The menu of the name at a place. */
  menuAt: (at: Place) => void;
  /** The card, with the focus in it. False when nothing is known of what stands there. */
  describeAt: (at: Place) => Promise<boolean>;
  /** The pointer rests on a name. */
  rest: (at: Place, box: Box) => void;
}

export function useCardAndMenu(repo: string, file: string, handle: RefObject<CodeHandle | null>): CardAndMenu {
  const card = useNameCard(repo, file);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const opener = useRef<Element | null>(null);
  const { open, close } = card;
  const openMenu = useCallback(
    (at: Place, beside: Box, node: OutlineNode | null = null): void => {
      close();
      opener.current = document.activeElement;
      setMenu({ at, beside, node });
    },
    [close],
  );
  const closeMenu = useCallback((returnFocus: boolean): void => {
    setMenu(null);
    if (returnFocus && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, []);
  const menuAt = useCallback(
    (at: Place): void => {
      const box = handle.current?.boxAt(at);
      if (box) openMenu(at, box);
    },
    [handle, openMenu],
  );
  const describeAt = useCallback(
    async (at: Place): Promise<boolean> => {
      const box = handle.current?.boxAt(at);
      return box ? open(at, box, true) : false;
    },
    [handle, open],
  );
  const rest = useCallback(
    (at: Place, box: Box): void => {
      // A card that cannot be had is only not shown: nobody asked for it by name.
      if (menu === null) open(at, box, false).catch(() => undefined);
    },
    [menu, open],
  );
  return useMemo(
    () => ({ card, menu, openMenu, closeMenu, menuAt, describeAt, rest }),
    [card, menu, openMenu, closeMenu, menuAt, describeAt, rest],
  );
}
