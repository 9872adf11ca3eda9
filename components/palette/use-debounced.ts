"use client";
/** A value that rests for a moment, with the time at which it came to rest. */
import { useEffect, useState } from "react";

export function useDebounced<T>(value: T, milliseconds: number): { value: T; at: number } {
  const [rested, setRested] = useState(() => ({ value, at: Date.now() }));
  useEffect(() => {
    const timer = setTimeout(() => setRested({ value, at: Date.now() }), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
