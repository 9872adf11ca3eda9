"use client";
/** A value that is taken at once, and then at most once in a while, with the time at which it was taken. */
import { useEffect, useState } from "react";

export function usePaced<T>(value: T, milliseconds: number): { value: T; at: number } {
  const [taken, setTaken] = useState(() => ({ value, at: Date.now() }));
  useEffect(() => {
    if (value === taken.value) return;
    const left = taken.at + milliseconds - Date.now();
    const timer = setTimeout(() => setTaken({ value, at: Date.now() }), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [value, taken, milliseconds]);
  return taken;
}
