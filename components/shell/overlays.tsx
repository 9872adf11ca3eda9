"use client";
/** What floats over a page, one at a time: the palette and the list of keys. Gives focus back to what opened it. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { KeysDialog } from "../keys/keys-dialog";
import { Palette } from "../palette/palette";
import { useGlobalKeys } from "./global-keys";

interface Overlays {
  /** Opens Go to Symbol, on `query` when given. */
  openPalette(query?: string): void;
  openKeys(): void;
}

type Shown = { what: "palette"; query: string } | { what: "keys" } | null;

const Context = createContext<Overlays | null>(null);

export function useOverlays(): Overlays {
  const overlays = useContext(Context);
  if (overlays === null) throw new Error("useOverlays stands outside of OverlayHost.");
  return overlays;
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
  useGlobalKeys(overlays, shown === null);

  return (
    <Context value={overlays}>
      {children}
      {shown?.what === "palette" && <Palette initialQuery={shown.query} onQuery={keepQuery} onClose={close} />}
      {shown?.what === "keys" && <KeysDialog onClose={close} />}
    </Context>
  );
}
