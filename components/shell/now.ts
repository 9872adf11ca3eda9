"use client";
/**
 * The current time for texts like "5 minutes ago"; it steps every ten seconds. The first one is that of what is shown:
 * the server's clock is another, and a text that differs would have the browser draw the page anew.
 */
import { useEffect, useState } from "react";

/** @param shown when that came, in milliseconds; the same where the page is made and where it is shown */
export function useNow(shown: number): number {
  const [now, setNow] = useState(shown);
  useEffect(() => {
    const step = (): void => setNow(Date.now());
    const first = setTimeout(step);
    const timer = setInterval(step, 10_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}
