"use client";
/** A file: its tree at the left, its code in the middle, its outline at the right. Under the code, the dock. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { fileOutline } from "@/lib/contract/file-outline";
import type { OperationOutput } from "@/lib/contract/operation";
import type { readFile } from "@/lib/contract/read-file";
import { OutlinePanel } from "../outline/outline-panel";
import { nodeOfKey, nodesAtLine } from "../outline/outline-rows";
import { Dock } from "../dock/dock";
import { useDock } from "../dock/dock-state";
import { useNavigation } from "../navigate/use-navigation";
import { useNavigationKeys, type NavigationAct } from "../navigate/use-navigation-keys";
import { peekHeight, PeekZone } from "../peek/peek-zone";
import { FileTree } from "../tree/file-tree";
import { keepPlace, moveTo, useAskedLines, useSymbolKey } from "./address-state";
import { CodeArea } from "./code-area";
import { CodeHead } from "./code-head";
import { FileBanners } from "./file-banners";
import { clampRange, extendRange, parseLineRange, writeLineRange } from "./line-range";
import { useCodeKeys } from "./use-code-keys";
import { useRemembered } from "./use-remembered";
import { Workspace } from "./workspace";
import "./code-page.css";

export interface CodePageProps {
  content: OperationOutput<typeof readFile>;
  outline: OperationOutput<typeof fileOutline>;
  /** Key of a symbol that was asked for and is nowhere any more. */
  lost: string | null;
}

export function CodePage({ content, outline, lost }: CodePageProps) {
  const { repo, file, lines } = content;
  const key = useSymbolKey();
  const hash = useAskedLines();
  const symbol = useMemo(() => (key === null ? null : nodeOfKey(outline.results, key)), [outline, key]);
  const range = useMemo(() => {
    const asked = symbol === null ? parseLineRange(hash) : null;
    return asked === null ? null : clampRange(asked, lines);
  }, [symbol, hash, lines]);
  const [cursor, setCursor] = useState({ file, line: 1, column: 1 });
  const [jump, setJump] = useState(0);
  const [copied, setCopied] = useState(false);
  const line = cursor.file === file ? cursor.line : (symbol?.line ?? range?.start ?? 1);
  const around = useMemo(() => nodesAtLine(outline.results, line), [outline, line]);

  useEffect(() => {
    const onReturn = (): void => setJump((count) => count + 1);
    addEventListener("popstate", onReturn);
    return () => removeEventListener("popstate", onReturn);
  }, []);
  const goTo = useCallback((target: { key: string; line: number }): void => {
    moveTo({ symbol: target.key, hash: "" });
    setJump((count) => count + 1);
  }, []);
  const onCursor = useCallback((at: { line: number; column: number }) => setCursor({ file, ...at }), [file]);
  const visit = useCallback((url: string): boolean => {
    const { pathname, searchParams, hash } = new URL(url, location.origin);
    if (decodeURI(pathname) !== decodeURI(location.pathname)) return false;
    moveTo({ symbol: searchParams.get("symbol"), hash });
    setJump((count) => count + 1);
    return true;
  }, []);
  const leave = useCallback(
    ({ key: target, line: to, from }: { key: string | null; line: number; from: { line: number } }): void => {
      // Back leads to where the reader was, not to where the page was opened.
      if (from.line !== (symbol?.line ?? range?.start)) keepPlace(from.line);
      const known = target === null ? null : nodeOfKey(outline.results, target);
      if (known?.line === to) moveTo({ symbol: known.key, hash: "" });
      else moveTo({ symbol: null, hash: writeLineRange({ start: to, end: to }) });
      setJump((count) => count + 1);
    },
    [outline, symbol, range],
  );
  const navigation = useNavigation({ repo, file, goTo: leave });
  const { peeked, follow, peek, show } = navigation;
  const dock = useDock();
  const { column } = cursor;
  const act = useCallback(
    (what: NavigationAct): void => {
      const at = { line, column };
      if (what === "definition") follow(at);
      else if (what === "peek") peek(at);
      else show(what, at);
    },
    [line, column, follow, peek, show],
  );
  useNavigationKeys(act);
  const onPick = useCallback(
    (at: number, extend: boolean) => {
      const picked = extend ? extendRange(range, range?.start ?? line, at) : { start: at, end: at };
      moveTo({ symbol: null, hash: writeLineRange(picked) }, extend);
    },
    [range, line],
  );
  const copyLink = useCallback(() => {
    const here = around.at(-1);
    if (key === null && range === null && here !== undefined) moveTo({ symbol: here.key, hash: "" }, true);
    else if (key === null && range === null)
      moveTo({ symbol: null, hash: writeLineRange({ start: line, end: line }) }, true);
    void navigator.clipboard?.writeText(location.href).then(() => {
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    });
  }, [around, key, range, line]);
  useCodeKeys({ copyLink });
  useRemembered(content, symbol);

  return (
    <Workspace
      title={`${repo}/${file}`}
      tree={<FileTree repo={repo} current={file} />}
      outline={<OutlinePanel outline={outline} line={line} onOpen={goTo} />}
      dock={dock.open && dock.subject !== null ? <Dock subject={dock.subject} tab={dock.tab} onVisit={visit} /> : null}
    >
      <CodeHead
        content={content}
        around={around}
        copied={copied}
        onCopy={copyLink}
        onOpen={goTo}
        onUsages={() => act("usages")}
      />
      <FileBanners content={content} outline={outline} lost={lost} />
      <CodeArea
        content={content}
        outline={outline.results}
        symbol={symbol}
        range={range}
        jump={jump}
        onCursor={onCursor}
        onPick={onPick}
        lookUp={navigation.lookUp}
        onFollow={follow}
        zone={
          peeked === null
            ? null
            : {
                line: peeked.at.line,
                height: peekHeight(peeked),
                content: (
                  <PeekZone
                    peeked={peeked}
                    onOpen={(meaning) => navigation.open(meaning, peeked.at)}
                    onClose={navigation.closePeek}
                  />
                ),
              }
        }
      />
    </Workspace>
  );
}
