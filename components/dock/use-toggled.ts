"use client";
/** Rows whose folding the reader changed, so that it is the opposite of its default. */
import { useCallback, useState } from "react";

export function useToggled(): [ReadonlySet<string>, (row: { id: string }) => void] {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(() => new Set());
  const toggle = useCallback(({ id }: { id: string }): void => {
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return [toggled, toggle];
}
