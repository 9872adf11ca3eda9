"use client";
/** The code itself: plain rows first, then the editor over them, at the same place. A phone keeps the plain rows. */
import { useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useColouredRows } from "#coloured-rows";
import { tokensQuery } from "@/lib/client/queries/files";
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { CodeDocument, CodeZone } from "../editor/code-document";
import type { CodeHandle } from "../editor/code-view";
import type { GutterMark } from "../editor/gutter-marks";
import { loadEditor } from "../editor/load-editor";
import type { NamePlace } from "../editor/name-place";
import type { EditorEvents } from "../editor/use-editor";
import { linesOf } from "../highlight/lines-of";
import { namesOfOutline } from "../highlight/names-of-outline";
import { PHONE, useWidth } from "../shell/widths";
import type { CodePageProps } from "./code-page-props";
import type { LineRange } from "./line-range";
import { ServerCode, showAwaitedRows } from "./server-code";
import { SkippedFile } from "./skipped-file";
import { isServer, useServed } from "./use-served";
import { useWrap } from "./use-wrap";
import { wordAt } from "./touched-place";

const CodeView = dynamic(loadEditor, { ssr: false });

/** Rows sent before the editor is there: a first look at the place that was asked for, 3,200 pixels of it. */
const FIRST_ROWS = 160;
const PHONE_ROWS = 5000;

/** What is marked in the code. */
interface AreaMarking {
  symbol: OutlineNode | null;
  range: LineRange | null;
  beside: readonly GutterMark[];
  jump: number;
  /** The place that was touched last, where there is no editor. */
  touched: { line: number; column: number } | null;
}

interface CodeAreaProps {
  handle: RefObject<CodeHandle | null>;
  content: CodePageProps["content"];
  outline: readonly OutlineNode[];
  marking: AreaMarking;
  zone: CodeZone | null;
  events: EditorEvents & {
    onTouch: (at: { line: number; column: number }) => void;
    /** Its text is there. `atPlace`: a symbol or a line was come for. */
    onArrival: (atPlace: boolean) => void;
  };
}

export function CodeArea({ handle, content, outline, marking, zone, events }: CodeAreaProps) {
  const { text, gaps, language, repo, file } = content;
  const { symbol, range, beside, jump, touched } = marking;
  const [ready, setReady] = useState(false);
  const phone = useWidth(PHONE);
  const wrap = useWrap();
  const client = useQueryClient();
  const document = useMemo(
    (): CodeDocument => ({
      label: `Code of ${file} in ${repo}`,
      text: text ?? "",
      language,
      gaps,
      outline,
      names: namesOfOutline(outline),
      tokensIn: async (start, end) => (await client.fetchQuery(tokensQuery({ repo, file, start, end }))).results,
    }),
    [file, repo, text, language, gaps, outline, client],
  );
  const { names } = document;
  const lines = useMemo(() => linesOf(text ?? ""), [text]);
  const name = useMemo(() => (symbol === null ? null : nameIn(lines, symbol)), [lines, symbol]);
  const pressed = useMemo(() => {
    const word = touched === null ? null : wordAt(lines[touched.line - 1] ?? "", touched.column);
    return touched === null || word === null ? null : { line: touched.line, ...word };
  }, [lines, touched]);
  const target = symbol?.line ?? range?.start ?? null;
  const plain = useRef<HTMLDivElement>(null);
  // Not before the rows that came first are gone: they would take the focus along.
  useEffect(() => {
    if (ready) events.onArrival(target !== null);
    // The place is that of the file's opening: a later one takes no focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, document]);
  const most = phone ? PHONE_ROWS : FIRST_ROWS;
  const from = lines.length <= most ? 0 : Math.max(0, Math.min((target ?? 1) - most / 2, lines.length - most));
  const plainShown = !(ready && phone === false);
  // The rows of a page are thousands of elements, and the editor is about to take their place.
  const stay = useServed(document, from, most, target, range, pressed) && !isServer();
  const served = useServed(repo, file, text, target, range);
  const coloured = useColouredRows({
    served,
    wanted: plainShown && !stay,
    lines,
    start: from,
    end: from + most,
    language,
    names,
  });
  const drawn = coloured !== null;
  useLayoutEffect(() => {
    if (target !== null) plain.current?.querySelector(`#L${target}`)?.scrollIntoView({ block: "center" });
    showAwaitedRows(plain.current);
  }, [target, phone, document, drawn]);
  if (text === null) return <SkippedFile content={content} />;
  return (
    <div className="code-area">
      {plainShown && (
        <div ref={plain} key={`${repo}/${file}`}>
          <ServerCode
            label={`Code of ${file}`}
            lines={coloured}
            first={from + 1}
            gaps={gaps}
            here={pressed?.line ?? symbol?.line ?? null}
            name={pressed ?? name}
            wrap={wrap}
            onTouch={events.onTouch}
            range={range}
            goesOn={from + most < lines.length}
          />
        </div>
      )}
      {phone === false && (
        <CodeView
          handle={handle}
          document={document}
          zone={zone}
          events={events}
          marking={{ range, name, beside, jump }}
          wrap={wrap}
          first={{ scrolledTo: () => scrolledTo(plain.current, from), onReady: () => setReady(true) }}
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

/**
 * Where the name stands in its line. An out-of-class definition is named `Owner::name`; the last part is looked for.
 */
function nameIn(lines: readonly string[], { name, line, column }: OutlineNode): NamePlace {
  const short = name.split(/::|\.|#/).at(-1) ?? name;
  const at = (lines[line - 1] ?? "").startsWith(short, column - 1);
  return { line, column, length: at ? short.length : 1 };
}
