"use client";
/**
 * What tells the lines of a link that holds a commit and nothing of its lines, such as one that somebody wrote by
 * hand: git is asked for these lines as they were.
 */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { contentQuery } from "@/lib/client/queries/files";
import { linesOf } from "../highlight/lines-of";
import { useAskedLines, useLineAnchor, useLinkRevision } from "./address-state";
import type { CodePageProps } from "./code-page-props";
import { textAnchorOf, type LineAnchor } from "./line-anchor";
import { parseLineRange } from "./line-range";
import { olderRevision } from "./link-revision";

/** Null while git is asked, where it says nothing, and where the link needs no help. */
export function useLinesThen({ repo, file, index }: CodePageProps["content"]): LineAnchor | null {
  const hash = useAskedLines();
  const anchor = useLineAnchor();
  const named = useLinkRevision();
  const rev = anchor === null ? olderRevision(named, index.revision) : null;
  const asked = useMemo(() => parseLineRange(hash), [hash]);
  const { start = 1, end = 1 } = asked ?? {};
  const { data } = useQuery({
    ...contentQuery({ repo, file, rev: rev ?? "", start, end }),
    enabled: rev !== null && asked !== null,
    staleTime: Infinity,
  });
  const text = rev === null || asked === null ? null : (data?.text ?? null);
  return useMemo(() => {
    const lines = linesOf(text ?? "");
    if (text === null || text === "" || lines.length === 0) return null;
    return { text: textAnchorOf(lines, { start: 1, end: end - start + 1 }), inside: null, revision: rev };
  }, [text, start, end, rev]);
}
