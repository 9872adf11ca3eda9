"use client";
/** Puts each place of the code that the reader comes to into the trail, and takes in a trail that a link brings. */
import { useEffect, useRef } from "react";
import { forgetAsked } from "../code/address-state";
import type { CodePageProps } from "../code/code-page-props";
import type { FilePlace } from "../code/use-file-place";
import { fileOfUrl } from "../navigate/file-of-url";
import { nodesAtLine } from "../outline/outline-rows";
import { linesUrl, symbolUrl } from "@/lib/contract/page-url";
import { arrive, restoreTrail, walking } from "./trail-store";
import { readTrail } from "./trail-link";

type Place = Pick<FilePlace, "symbol" | "range" | "jump">;

export function useTrailed(
  { content, outline: { results } }: Pick<CodePageProps, "content" | "outline">,
  { symbol, range, jump }: Place,
): void {
  const { repo, file, url } = content;
  const start = range?.start ?? null;
  const seen = useRef("");
  useEffect(() => {
    addEventListener("popstate", walking);
    return () => removeEventListener("popstate", walking);
  }, []);
  useEffect(() => {
    // On a step back the address is there before the file.
    const named = fileOfUrl(location.href, location.origin);
    if (named?.repo !== repo || named.file !== file) return;
    // The address moves as a place is left, and as lines are picked: neither is a jump.
    const jumped = `${repo}/${file} ${jump}`;
    if (seen.current === jumped) return;
    seen.current = jumped;
    const node = symbol ?? (start === null ? undefined : nodesAtLine(results, start).at(-1));
    const name = node?.ownName ?? node?.name ?? file.slice(file.lastIndexOf("/") + 1);
    const line = symbol?.line ?? start;
    const own =
      symbol !== null ? symbolUrl(repo, file, symbol.key) : start !== null ? linesUrl(repo, file, start) : url;
    const brought = readTrail(new URLSearchParams(location.search), location.origin);
    if (brought.length > 0) {
      restoreTrail(brought, own);
      forgetAsked();
    }
    arrive({ url: own, name, kind: node?.kind ?? null, repo, file, line });
  }, [repo, file, url, results, symbol, start, jump]);
}
