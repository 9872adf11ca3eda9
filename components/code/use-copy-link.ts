"use client";
/** Copies the address of where the reader is: the chosen lines, else the symbol, which survives edits. Also on `y`. */
import { useCallback } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { FileDescription } from "@/lib/contract/file-row";
import { fileUrl, linesUrl, symbolUrl } from "@/lib/contract/page-url";
import { useAnnouncer } from "../shell/announcer";
import { useCommands } from "../shell/use-commands";
import type { LineRange } from "./line-hash";

export function useCopyLink(
  { repo, file }: FileDescription,
  picked: LineRange | null,
  current: OutlineNode | null,
): () => void {
  const { note } = useAnnouncer();
  const copy = useCallback((): void => {
    const [url, words] =
      picked !== null
        ? [linesUrl(repo, file, picked.start, picked.end), "It opens these lines."]
        : current !== null
          ? [symbolUrl(repo, file, current.key), "It opens this symbol even after edits."]
          : [fileUrl(repo, file), "It opens this file."];
    navigator.clipboard.writeText(window.location.origin + url).then(
      () => note(`Link copied. ${words}`),
      () => note("The browser does not let this page copy. The address bar holds the link."),
    );
  }, [note, repo, file, picked, current]);
  useCommands({ y: copy });
  return copy;
}
