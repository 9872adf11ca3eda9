"use client";
/** A file: its tree at the left, its code in the middle, its outline at the right. The dock will lie under the code. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { fileOutline } from "@/lib/contract/file-outline";
import type { OperationOutput } from "@/lib/contract/operation";
import type { readFile } from "@/lib/contract/read-file";
import { OutlinePanel } from "../outline/outline-panel";
import { nodeOfKey, nodesAtLine } from "../outline/outline-rows";
import { FileTree } from "../tree/file-tree";
import { moveTo, useHash, useSymbolKey } from "./address-state";
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
  const hash = useHash();
  const symbol = useMemo(() => (key === null ? null : nodeOfKey(outline.results, key)), [outline, key]);
  const range = useMemo(() => {
    const asked = symbol === null ? parseLineRange(hash) : null;
    return asked === null ? null : clampRange(asked, lines);
  }, [symbol, hash, lines]);
  const [cursor, setCursor] = useState({ file, line: 1 });
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
  const onCursor = useCallback((at: number) => setCursor({ file, line: at }), [file]);
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
    >
      <CodeHead content={content} around={around} copied={copied} onCopy={copyLink} onOpen={goTo} />
      <FileBanners content={content} outline={outline} lost={lost} />
      <CodeArea
        content={content}
        outline={outline.results}
        symbol={symbol}
        range={range}
        jump={jump}
        onCursor={onCursor}
        onPick={onPick}
      />
    </Workspace>
  );
}
