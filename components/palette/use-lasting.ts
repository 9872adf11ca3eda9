"use client";
/** What has held for a moment without a break: what is over soon is not worth a word. */
import { useEffect, useState } from "react";

/** @returns whether `holds` has been true for so many milliseconds, and still is */
export function useLasting(holds: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!holds) return;
    let lasted = false;
    const timer = setTimeout(() => {
      lasted = true;
      setLasts(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      // To set what is set costs a render of whoever asks, at every letter.
      if (lasted) setLasts(false);
    };
  }, [holds, milliseconds]);
  return holds && lasts;
}
