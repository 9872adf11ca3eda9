"use client";
/**
 * For a page that can show a second pane: keeps it in the address, so that a link opens the same pair, and opens what
 * an address asks for.
 */
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { keepBeside } from "../code/address-state";
import { besideState, readBesideOnce, restoreBeside, setBesideStands, useBeside } from "./beside-store";
import { readBeside } from "./beside-url";

export function useBesideAddress(): void {
  const { url } = useBeside();
  const pathname = usePathname();
  const params = useSearchParams();
  useEffect(() => {
    setBesideStands(true);
    return () => setBesideStands(false);
  }, []);
  useEffect(() => {
    if (readBesideOnce()) {
      const wanted =
        besideState().url === null ? readBeside(new URLSearchParams(location.search), location.origin) : null;
      if (wanted !== null) return restoreBeside(wanted);
    }
    keepBeside(url);
  }, [url, pathname, params]);
}
