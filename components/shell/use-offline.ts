"use client";
/**
 * While the server does not answer, the page says it as a whole: its content loses its hue and keeps its contrast, and
 * the server is asked again after 1, 2, 4, 8 and then every 15 seconds. When it answers, what had failed is asked
 * again.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Seconds between the tries; the last one goes on. */
const WAITS = [1, 2, 4, 8, 15] as const;

/**
 * @param failedAt when the latest try failed, in milliseconds; null while the server answers
 * @param retry asks once more
 * @returns seconds until the next try; null while the server answers
 */
export function useOffline(failedAt: number | null, retry: () => void): number | null {
  const client = useQueryClient();
  const [tries, setTries] = useState(0);
  const [left, setLeft] = useState<number | null>(null);
  const offline = failedAt !== null;
  useEffect(() => {
    if (!offline) return;
    document.documentElement.dataset.offline = "";
    return () => {
      delete document.documentElement.dataset.offline;
      setTries(0);
      setLeft(null);
      void client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
    };
  }, [offline, client]);
  useEffect(() => {
    if (failedAt === null) return;
    let seconds: number = WAITS[Math.min(tries, WAITS.length - 1)];
    const step = (): void => {
      setLeft(seconds);
      if (seconds-- > 0) return;
      clearInterval(timer);
      setTries((count) => count + 1);
      retry();
    };
    const timer = setInterval(step, 1000);
    const first = setTimeout(step);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
    // Each failure counts down once; `tries` only grows with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failedAt]);
  return offline ? left : null;
}
