"use client";
/** Enters an opened symbol, or file, in the list of recent places. */
import { useEffect } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { symbolUrl } from "@/lib/contract/page-url";
import { rememberPlace } from "../recent/recent-places";
import type { CodePageProps } from "./code-page-props";

export function useRemembered({ repo, file, url }: CodePageProps["content"], symbol: OutlineNode | null): void {
  useEffect(() => {
    const name = symbol?.name ?? file.slice(file.lastIndexOf("/") + 1);
    const place = symbol === null ? url : symbolUrl(repo, file, symbol.key);
    rememberPlace({ url: place, name, kind: symbol?.kind ?? null, repo, file });
  }, [repo, file, url, symbol]);
}
