"use client";
/** The last value that has rested for a moment; none until one has. */
import { useEffect, useState } from "react";

export function useRested<T>(value: T, milliseconds: number): T | null {
  const [rested, setRested] = useState<T | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
