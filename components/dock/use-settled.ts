"use client";
/** Waits until a value stays as it is. */
import { useEffect, useState } from "react";

/**
 * The value once it was the same for so long; null until then.
 * @param ms of a pause in which nothing changed
 */
export function useSettled<Value>(value: Value | null, ms: number): Value | null {
  const [settled, setSettled] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled === value ? settled : null;
}
