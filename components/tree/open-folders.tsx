"use client";
/** Which folders stand open in the trees of files, and how far each tree is scrolled: kept from page to page. */
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { foldersAbove } from "./folders-above";

/** Folders of one tree. */
interface Unfolded {
  opened: ReadonlySet<string>;
  /** The file that they were opened for last. */
  shown: string | null;
}

/** Trees as they were left, by repository. */
class KeptTrees {
  readonly folders = new Map<string, Unfolded>();
  /** Pixels. */
  readonly tops = new Map<string, number>();
}

const Kept = createContext(new KeptTrees());

export function OpenFoldersProvider({ children }: { children: ReactNode }) {
  const [kept] = useState(() => new KeptTrees());
  return <Kept value={kept}>{children}</Kept>;
}

export interface OpenFolders {
  opened: ReadonlySet<string>;
  toggle: (folder: string) => void;
  /** Opens every folder above the open file. */
  reveal: () => void;
  /** Where the tree was scrolled to, and where that is kept. */
  scrolled: { top: number; onChange: (top: number) => void };
}

/** @param current path of the open file: the folders above it open when it changes, and none closes by that */
export function useOpenFolders(repo: string, current: string): OpenFolders {
  const kept = useContext(Kept);
  const [unfolded, setUnfolded] = useState(() => openedFor(kept.folders.get(repo) ?? NONE, current));
  if (unfolded.shown !== current) setUnfolded(openedFor(unfolded, current));
  useEffect(() => {
    kept.folders.set(repo, unfolded);
  }, [kept, repo, unfolded]);
  const [scrolled] = useState(() => ({
    top: kept.tops.get(repo) ?? 0,
    onChange: (top: number) => void kept.tops.set(repo, top),
  }));
  return {
    opened: unfolded.opened,
    scrolled,
    reveal: () => setUnfolded(openedFor({ ...unfolded, shown: null }, current)),
    toggle: (folder) => {
      const opened = new Set(unfolded.opened);
      if (!opened.delete(folder)) opened.add(folder);
      setUnfolded({ ...unfolded, opened });
    },
  };
}

const NONE: Unfolded = { opened: new Set(), shown: null };

const openedFor = (before: Unfolded, current: string): Unfolded =>
  before.shown === current ? before : { opened: new Set([...before.opened, ...foldersAbove(current)]), shown: current };
