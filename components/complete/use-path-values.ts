"use client";
/** Folders and names of files that fit what is typed of one: nobody lists them all, so the server is asked. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { filesQuery } from "@/lib/client/queries/found";
import { useDebounced } from "../palette/use-debounced";

/** Letters from which on there is something to look for. */
const ENOUGH = 2;
/** Milliseconds without a key. */
const REST_MS = 80;

/** @param typed null where no path is being typed */
export function usePathValues(what: "path" | "file", typed: string | null): readonly string[] {
  const { value: query } = useDebounced(typed ?? "", REST_MS);
  const { data } = useQuery({
    ...filesQuery({ query, scope: "all", limit: 30 }),
    enabled: typed !== null && query.length >= ENOUGH,
  });
  return useMemo(() => {
    if (typed === null || typed.length < ENOUGH || data === undefined) return [];
    return what === "file" ? namesOf(data.results) : pathsOf(data.results, typed);
  }, [what, typed, data]);
}

interface FoundFile {
  file: string;
}

const nameOf = ({ file }: FoundFile): string => file.slice(file.lastIndexOf("/") + 1);

export const namesOf = (files: readonly FoundFile[]): string[] => [...new Set(files.map(nameOf))];

/** The folders on the way to the files that hold what is typed, the shortest first; then the files. */
export function pathsOf(files: readonly FoundFile[], typed: string): string[] {
  const wanted = typed.toLowerCase();
  const folders = files.flatMap(({ file }) => {
    const parts = file.split("/").slice(0, -1);
    return parts.map((_, at) => `${parts.slice(0, at + 1).join("/")}/`);
  });
  const fitting = [...new Set(folders)].filter((folder) => folder.toLowerCase().includes(wanted));
  return [...fitting.toSorted((a, b) => a.length - b.length), ...new Set(files.map(({ file }) => file))];
}
