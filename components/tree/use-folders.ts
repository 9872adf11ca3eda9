"use client";
/** What is known of the open folders of a repository. Each is read page by page, as far as someone looks. */
import { useQueries, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { folderPageQuery } from "@/lib/client/queries/files";
import type { FolderListing } from "./file-rows";

interface FoldersOptions {
  repo: string;
  /** The open file: its folders are read up to it. */
  current: string;
  opened: ReadonlySet<string>;
}

export interface Folders {
  listingOf: (folder: string) => FolderListing | undefined;
  /** @param pages how many are known of it */
  readMore: (folder: string, pages: number) => void;
  retry: (folder: string) => void;
}

interface PageAsked {
  folder: string;
  cursor: string | null;
}

export function useFolders({ repo, current, opened }: FoldersOptions): Folders {
  const client = useQueryClient();
  /** Pages that are wanted of a folder; one where it is not named. */
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(() => new Map());
  const asked = ["", ...opened].flatMap((folder) =>
    pagesAsked(client, { repo, folder, current, wanted: wanted.get(folder) ?? 1 }),
  );
  const answers = useQueries({
    queries: asked.map(({ folder, cursor }) => folderPageQuery(repo, folder, cursor)),
  });
  const readMore = useCallback((folder: string, pages: number): void => {
    setWanted((before) => new Map(before).set(folder, pages + 1));
  }, []);
  const pagesOf = (folder: string) => answers.filter((_, at) => asked[at].folder === folder);
  return {
    readMore,
    retry: (folder) => pagesOf(folder).forEach((page) => page.error !== null && void page.refetch()),
    listingOf: (folder) => {
      const pages = pagesOf(folder);
      const known = pages.flatMap(({ data }) => data ?? []);
      const failure = pages.find(({ error, data }) => error !== null && data === undefined)?.error?.message ?? null;
      if (known.length === 0 && failure === null) return undefined;
      return {
        rows: known.flatMap(({ results }) => results),
        pages: known.length,
        total: known.at(0)?.totalMatches ?? null,
        hasMore: (known.at(-1)?.next ?? null) !== null,
        failure,
      };
    },
  };
}

interface Reach {
  repo: string;
  folder: string;
  current: string;
  wanted: number;
}

/** The pages of a folder that are known or wanted now: each tells where the next one begins. */
function pagesAsked(client: QueryClient, { repo, folder, current, wanted }: Reach): PageAsked[] {
  const child = childTowards(folder, current);
  const pages: PageAsked[] = [{ folder, cursor: null }];
  for (let found = child === null; ;) {
    const page = client.getQueryData(folderPageQuery(repo, folder, pages[pages.length - 1].cursor).queryKey);
    // The open file may lie on a later page of its folder.
    found ||= page?.results.some(({ file }) => file === child) ?? false;
    if (page === undefined || page.next === null || (found && pages.length >= wanted)) return pages;
    pages.push({ folder, cursor: page.next });
  }
}

/** What of a folder leads to a file below it; null where it is not below. */
export function childTowards(folder: string, file: string): string | null {
  const above = folder === "" ? "" : `${folder}/`;
  if (file === "" || !file.startsWith(above) || file === folder) return null;
  const end = file.indexOf("/", above.length);
  return end < 0 ? file : file.slice(0, end);
}
