"use client";
/** Reads folders when they are opened, page by page, and again while the index still fills. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { folderQuery, repositoriesQuery } from "@/lib/client/queries";
import { foldersAbove, type FolderState } from "./flatten-folders";

/** Milliseconds between looks at open folders while indexing. */
const REFRESH = 5000;

/** @param reveal path whose folders are to be open; empty for none */
export function useFolders(repo: string, reveal: string) {
  const client = useQueryClient();
  const [folders, setFolders] = useState<ReadonlyMap<string, FolderState>>(new Map());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const pages = useRef(new Map<string, number>());
  const index = useQuery(repositoriesQuery()).data?.index;

  const read = useCallback(
    async (folder: string, fresh = false): Promise<void> => {
      const put = (state: FolderState): void => setFolders((before) => new Map(before).set(folder, state));
      setFolders((before) =>
        new Map(before).set(folder, before.get(folder) ?? { rows: [], more: false, state: "reading" }),
      );
      try {
        const wanted = pages.current.get(folder) ?? 1;
        const options = { ...folderQuery(repo, folder), pages: wanted, ...(fresh ? { staleTime: 0 } : {}) };
        const data = await client.fetchInfiniteQuery(options);
        const more = data.pages.at(-1)?.next !== null;
        put({ rows: data.pages.flatMap(({ results }) => results), more, state: "read" });
      } catch {
        setFolders((before) =>
          new Map(before).set(folder, { rows: before.get(folder)?.rows ?? [], more: false, state: "failed" }),
        );
      }
    },
    [client, repo],
  );
  const readMore = (folder: string): void => {
    pages.current.set(folder, (pages.current.get(folder) ?? 1) + 1);
    void read(folder, true);
  };
  const toggle = (folder: string): void => {
    const next = new Set(open);
    if (!next.delete(folder)) {
      next.add(folder);
      void read(folder);
    }
    setOpen(next);
  };
  const show = useCallback(
    (path: string): void => {
      const above = foldersAbove(path);
      setOpen((before) => new Set([...before, ...above]));
      for (const folder of ["", ...above]) void read(folder);
    },
    [read],
  );
  // Reading is asked of the server, which is outside of React; the rows come later.
  useEffect(() => {
    const start = window.setTimeout(() => show(reveal));
    return () => window.clearTimeout(start);
  }, [show, reveal]);

  const filling = index?.state === "indexing";
  useEffect(() => {
    if (!filling) return;
    const timer = window.setInterval(() => ["", ...open].forEach((folder) => void read(folder, true)), REFRESH);
    return () => window.clearInterval(timer);
  }, [filling, open, read]);

  return { folders, open, toggle, read, readMore, show };
}
