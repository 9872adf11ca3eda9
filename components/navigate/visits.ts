"use client";
/**
 * Goes to an address. If a workspace is open that can show the file, the workspace stays and shows it; otherwise the
 * router opens another page.
 */
import { useRouter } from "next/navigation";
import { useCallback, useEffect } from "react";
import { usePane } from "./pane";

/** False when the workspace cannot show the address. */
type Visit = (url: string) => boolean;

/** The workspace on the page; there is one at most. */
class Workspace {
  visit: Visit | null = null;
}

const workspace = new Workspace();

/** Takes visits for as long as this workspace stands. */
export function useVisited(visit: Visit): void {
  useEffect(() => {
    workspace.visit = visit;
    return () => {
      workspace.visit = null;
    };
  }, [visit]);
}

/** Whether there is a workspace on the page. */
export const workspaceStands = (): boolean => workspace.visit !== null;

export function useVisit(): (url: string) => void {
  const router = useRouter();
  const { visit } = usePane();
  return useCallback(
    (url) => {
      if (visit !== null) visit(url);
      else if (workspace.visit?.(url) !== true) router.push(url);
    },
    [router, visit],
  );
}
