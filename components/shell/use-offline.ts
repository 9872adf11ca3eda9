"use client";
/** While the server does not answer, the page says it as a whole: its content loses its hue, and keeps its contrast. */
import { useEffect } from "react";

export function useOffline(offline: boolean): void {
  useEffect(() => {
    if (!offline) return;
    document.documentElement.dataset.offline = "";
    return () => {
      delete document.documentElement.dataset.offline;
    };
  }, [offline]);
}
