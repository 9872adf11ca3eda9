"use client";
/** Which changed symbols are open. The one that was opened last stands in the address. */
import { useSearchParams } from "next/navigation";
import { useCallback, useState } from "react";

export interface OpenRows {
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
  open: (key: string) => void;
  /** The one that the address asked for; null for none. */
  asked: string | null;
}

export function useOpenRows(): OpenRows {
  const params = useSearchParams();
  const [asked] = useState(() => params.get("symbol"));
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => new Set(asked === null ? [] : [asked]));
  const open = useCallback((key: string): void => {
    setKeys((before) => new Set(before).add(key));
    writeAddress(key);
  }, []);
  const toggle = useCallback(
    (key: string): void => {
      if (!keys.has(key)) return open(key);
      setKeys(new Set([...keys].filter((each) => each !== key)));
      if (new URLSearchParams(location.search).get("symbol") === key) writeAddress(null);
    },
    [keys, open],
  );
  return { isOpen: (key) => keys.has(key), toggle, open, asked };
}

function writeAddress(symbol: string | null): void {
  const url = new URL(location.href);
  if (symbol === null) url.searchParams.delete("symbol");
  else url.searchParams.set("symbol", symbol);
  history.replaceState(null, "", url);
}
