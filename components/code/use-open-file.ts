"use client";
/**
 * The file that the workspace shows: first the one that the server rendered, then those that the reader opens. The
 * workspace stays; only the file changes. Back and Forward show earlier files again, at once where they are still in
 * memory.
 */
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "@/lib/client/api-error";
import { contentQuery, outlineQuery } from "@/lib/client/queries/files";
import { nodeOfKey } from "../outline/outline-rows";
import { fileOfUrl, type FileAddress } from "../navigate/file-of-url";
import { announceMove } from "./address-state";
import type { CodePageProps } from "./code-page-props";

/** A file that could not be read because the server did not answer. */
export interface FailedVisit {
  /** Name of the file. */
  name: string;
  error: ApiError;
  retry: () => void;
}

export interface OpenFile {
  shown: CodePageProps;
  /** Null as long as every file came. */
  failed: FailedVisit | null;
  /**
   * Shows the file of an address. False when the address names none; a file that is not there is left to the router.
   */
  open: (url: string) => boolean;
}

export function useOpenFile(served: CodePageProps): OpenFile {
  const client = useQueryClient();
  const router = useRouter();
  const [shown, setShown] = useState(served);
  const [failed, setFailed] = useState<FailedVisit | null>(null);
  const [from, setFrom] = useState(served);
  if (from !== served) {
    setFrom(served);
    setShown(served);
  }
  /** Files that were asked for: only the last one is shown. */
  const turn = useRef(0);
  const again = useRef<OpenFile["open"]>(() => false);
  const open: OpenFile["open"] = useCallback(
    (url: string): boolean => {
      const address = fileOfUrl(url, location.origin);
      if (address === null) return false;
      const mine = ++turn.current;
      void read(client, address, symbolOf(url)).then(
        (file) => {
          if (turn.current !== mine) return;
          if (file.lost !== null) return router.push(url);
          show(() => {
            history.pushState(null, "", url);
            setShown(file);
            setFailed(null);
          });
        },
        (error: unknown) => {
          if (turn.current !== mine) return;
          // Another page could not be had either: this one stays, and says so.
          if (error instanceof ApiError && error.retryable)
            setFailed({ name: nameOf(address), error, retry: () => void again.current(url) });
          else router.push(url);
        },
      );
      return true;
    },
    [client, router],
  );
  useEffect(() => {
    again.current = open;
  }, [open]);
  useEffect(() => {
    const turns = turn;
    return () => void turns.current++;
  }, []);
  useEffect(() => {
    /** The address is another one already: what it names is to be shown. */
    const follow = (): void => {
      const address = fileOfUrl(location.href, location.origin);
      if (address === null) return;
      const mine = ++turn.current;
      const known = isServed(served, address) ? served : readKnown(client, address);
      if (known !== null) return show(() => setShown(known));
      void read(client, address, null).then(
        (file) => turn.current === mine && show(() => setShown(file)),
        () => turn.current === mine && location.reload(),
      );
    };
    if (!isServed(served, fileOfUrl(location.href, location.origin))) follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [client, served]);
  return { shown, failed, open };
}

/** The file and its address change in one step: between them nothing fits. */
function show(change: () => void): void {
  flushSync(() => {
    change();
    announceMove();
  });
}

const nameOf = ({ file }: FileAddress): string => file.slice(file.lastIndexOf("/") + 1);
const symbolOf = (url: string): string | null => new URL(url, location.origin).searchParams.get("symbol");

const isServed = ({ content }: CodePageProps, address: FileAddress | null): boolean =>
  content.repo === address?.repo && content.file === address.file;

/**
 * Milliseconds in which a file that was fetched ahead is shown as it was then: while it is open it does not change,
 * too.
 */
const AHEAD = 30_000;

/**
 * A reader who chose a file waits for it: that no server answers is said at once.
 * @throws ApiError when there is no such file, or no server
 */
async function read(client: QueryClient, address: FileAddress, symbol: string | null): Promise<CodePageProps> {
  const asked = { retry: isBusy, staleTime: AHEAD };
  const [content, outline] = await Promise.all([
    client.fetchQuery({ ...contentQuery(address), ...asked }),
    client.fetchQuery({ ...outlineQuery(address), ...asked }),
  ]);
  const isThere = symbol === null || nodeOfKey(outline.results, symbol) !== null;
  return { content, outline, lost: isThere ? null : symbol };
}

/** The server is there, and may have an answer a moment later. */
const isBusy = (failures: number, error: Error): boolean =>
  failures < 3 && error instanceof ApiError && error.retryable && error.status > 0;

function readKnown(client: QueryClient, address: FileAddress): CodePageProps | null {
  const content = client.getQueryData(contentQuery(address).queryKey);
  const outline = client.getQueryData(outlineQuery(address).queryKey);
  return content === undefined || outline === undefined ? null : { content, outline, lost: null };
}
