"use client";
/** Rows whose folding is the other way round than it would be by itself. */
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
