"use client";
/** The code itself: plain rows first, then the editor over them, at the same place. A phone keeps the plain rows. */
import dynamic from "next/dynamic";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { namesOfOutline } from "../highlight/names-of-outline";
import { linesOf } from "../highlight/lex-lines";
import type { CodeViewProps } from "../editor/code-view";
import type { NamePlace } from "../editor/name-place";
import { codeArrived } from "../navigate/focus-code";
import { PHONE, useWidth } from "../shell/widths";
import type { LineRange } from "./line-range";
import type { CodePageProps } from "./code-page-props";
import { colouredSlice } from "./coloured-slice";
import { ServerCode, showAwaitedRows } from "./server-code";
import { wordAt } from "./touched-place";
import { SkippedFile } from "./skipped-file";

const CodeView = dynamic(() => import("../editor/code-view"), { ssr: false });

/** Rows sent before the editor is there: enough for a first look, around the place that was asked for. */
const FIRST_ROWS = 400;
const PHONE_ROWS = 5000;

/** What only the editor has: the plain rows go without. */
type EditorOnly =
  "handle" | "marks" | "zone" | "lookUp" | `on${"Cursor" | "Follow" | "Mark" | "Rest" | "Leave" | "Menu"}`;

interface CodeAreaProps extends Pick<CodeViewProps, EditorOnly> {
  content: CodePageProps["content"];
  outline: readonly OutlineNode[];
  symbol: OutlineNode | null;
  range: LineRange | null;
  jump: number;
  onPick: (line: number, extend: boolean) => void;
  /** The place that was touched last, where there is no editor. */
  touched: { line: number; column: number } | null;
  onTouch: (at: { line: number; column: number }) => void;
}

export function CodeArea({
  content,
  outline,
  symbol,
  range,
  jump,
  onPick,
  onTouch,
  touched,
  ...editor
}: CodeAreaProps) {
  const { text, gaps, language, repo, file } = content;
  const [ready, setReady] = useState(false);
  const phone = useWidth(PHONE);
  const lines = useMemo(() => linesOf(text ?? ""), [text]);
  const names = useMemo(() => namesOfOutline(outline), [outline]);
  const name = useMemo(() => (symbol === null ? null : nameIn(lines, symbol)), [lines, symbol]);
  const pressed = useMemo(() => {
    const word = touched === null ? null : wordAt(lines[touched.line - 1] ?? "", touched.column);
    return touched === null || word === null ? null : { line: touched.line, ...word };
  }, [lines, touched]);
  const target = symbol?.line ?? range?.start ?? null;
  const plain = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (target !== null) plain.current?.querySelector(`#L${target}`)?.scrollIntoView({ block: "center" });
    showAwaitedRows(plain.current);
  }, [target, phone]);
  // Not before the rows that came first are gone: they would take the focus along.
  useEffect(() => {
    if (ready) codeArrived(target !== null);
    // The place is that of the page's opening: a later one takes no focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready]);
  const most = phone ? PHONE_ROWS : FIRST_ROWS;
  const from = lines.length <= most ? 0 : Math.max(0, Math.min((target ?? 1) - most / 2, lines.length - most));
  const plainShown = !(ready && phone === false);
  const coloured = useMemo(
    () => (plainShown ? colouredSlice(lines, from, from + most, language, names) : []),
    [plainShown, lines, from, most, language, names],
  );
  if (text === null) return <SkippedFile content={content} />;
  return (
    <div className="code-area">
      {plainShown && (
        <div ref={plain}>
          <ServerCode
            label={`Code of ${file}`}
            lines={coloured}
            first={from + 1}
            gaps={gaps}
            here={pressed?.line ?? symbol?.line ?? null}
            name={pressed ?? name}
            onTouch={onTouch}
            range={range}
          />
        </div>
      )}
      {phone === false && (
        <CodeView
          label={`Code of ${file} in ${repo}`}
          text={text}
          language={language}
          names={names}
          gaps={gaps}
          range={range}
          name={name}
          outline={outline}
          jump={jump}
          onPick={onPick}
          {...editor}
          scrolledTo={() => scrolledTo(plain.current, from)}
          onReady={() => setReady(true)}
        />
      )}
    </div>
  );
}

/** How far plain rows are scrolled in the whole text, the rows before line `from` counted in. */
function scrolledTo(plain: HTMLElement | null, from: number): { top: number; left: number } | null {
  const rows = plain?.firstElementChild;
  const row = rows?.firstElementChild;
  if (!rows || !row) return null;
  return { top: from * row.getBoundingClientRect().height + rows.scrollTop, left: rows.scrollLeft };
}

/** Where the name stands in its line. An out-of-class definition is named `Owner::name`; the last part is looked for. */
function nameIn(lines: readonly string[], { name, line, column }: OutlineNode): NamePlace {
  const short = name.split(/::|\.|#/).at(-1) ?? name;
  const at = (lines[line - 1] ?? "").startsWith(short, column - 1);
  return { line, column, length: at ? short.length : 1 };
}
