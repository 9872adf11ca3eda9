"use client";
/** What floats over a page, one at a time: the palette and the list of keys. Gives focus back to what opened it. */
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { PaletteDialog } from "../palette/palette-dialog";
import { readSearch, writeSearch } from "../search/search-address";
import { useGlobalKeys } from "./global-keys";
import { fetchParts, later } from "./later";
import { OverlayContext, type Overlays } from "./overlay-context";

const KeysDialog = later(async () => (await import("../keys/keys-dialog")).KeysDialog);

type Shown = { what: "palette"; query: string } | { what: "keys" } | null;

const EMPTY = new URLSearchParams();

/** What the reader has marked, when it is a piece of one line. */
function markedText(): string {
  const marked = getSelection()?.toString().trim() ?? "";
  return marked.includes("\n") || marked.length > 200 ? "" : marked;
}

export function OverlayHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(null);
  const opener = useRef<Element | null>(null);
  const lastQuery = useRef("");

  const show = useCallback((next: Shown) => {
    opener.current = document.activeElement;
    setShown(next);
  }, []);
  const close = useCallback((returnFocus = true) => {
    if (!returnFocus) opener.current = null;
    setShown(null);
  }, []);
  useEffect(() => {
    // Only now is the page no longer inert behind the dialog.
    if (shown === null && opener.current instanceof HTMLElement) opener.current.focus();
  }, [shown]);
  useEffect(fetchParts, []);
  const overlays = useMemo<Overlays>(
    () => ({
      openPalette: (query) => show({ what: "palette", query: query ?? lastQuery.current }),
      openKeys: () => show({ what: "keys" }),
    }),
    [show],
  );
  const keepQuery = useCallback((query: string) => {
    lastQuery.current = query;
  }, []);
  const router = useRouter();
  const handlers = useMemo(
    () => ({ ...overlays, openSearch: () => router.push(writeSearch({ ...readSearch(EMPTY), query: markedText() })) }),
    [overlays, router],
  );
  useGlobalKeys(handlers, shown === null);

  return (
    <OverlayContext value={overlays}>
      {children}
      {shown?.what === "palette" && <PaletteDialog initialQuery={shown.query} onQuery={keepQuery} onClose={close} />}
      {shown?.what === "keys" && <KeysDialog onClose={close} />}
    </OverlayContext>
  );
}
