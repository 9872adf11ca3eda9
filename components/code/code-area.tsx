"use client";
/** The code itself: the server's HTML first, then Monaco in its place; on a phone HTML only. */
import dynamic from "next/dynamic";
import { useMemo, useRef, useState } from "react";
import { firstLineFor, LINE_HEIGHT } from "../editor/geometry";
import { colourLines, linesOf } from "../highlight/lex-lines";
import { namesOfOutline } from "../highlight/names-of-outline";
import { StateCard } from "../states/state-card";
import { usePanels } from "../workspace/panels";
import type { CodeViewProps } from "./code-view";
import { StaticCode } from "./static-code";
import type { CodePlace } from "./use-code-navigation";
import { VirtualCode } from "./virtual-code";

/** Lines in the server's HTML: more than any screen shows. */
const WINDOW = 200;

const CodeEditor = dynamic(() => import("../editor/code-editor"), { ssr: false });

export function CodeArea({ description, text, outline, place }: CodeViewProps & { place: CodePlace }) {
  const { phone } = usePanels();
  const { language } = description;
  const [ready, setReady] = useState(false);
  const html = useRef<HTMLDivElement>(null);
  const names = useMemo(() => namesOfOutline(outline), [outline]);
  const lines = useMemo(() => linesOf(text ?? ""), [text]);
  const start = useRef(firstLineFor(place.jump?.line ?? null));
  const [first] = useState(firstLineFor(place.jump?.line ?? null));
  const coloured = useMemo(
    () =>
      phone ? colourLines(lines, language, names) : colourLines(lines.slice(0, first - 1 + WINDOW), language, names),
    [phone, lines, language, names, first],
  );
  if (text === null) return <NoText description={description} />;
  if (phone) {
    return (
      <div className="code-area">
        <VirtualCode
          lines={coloured}
          description={description}
          picked={place.picked}
          jump={place.jump}
          onPick={place.pick}
        />
      </div>
    );
  }
  const { jump, picked, setCursor, pick } = place;
  return (
    <div className="code-area">
      {!ready && (
        <StaticCode
          ref={html}
          lines={coloured.slice(first - 1)}
          first={first}
          description={description}
          picked={picked}
          current={jump?.line ?? null}
        />
      )}
      <CodeEditor
        text={text}
        description={description}
        names={names}
        picked={picked}
        jump={jump}
        scrollTop={() => (start.current - 1) * LINE_HEIGHT + (html.current?.scrollTop ?? 0)}
        onCursor={setCursor}
        onPick={pick}
        onReady={() => setReady(true)}
      />
    </div>
  );
}

function NoText({ description }: { description: CodeViewProps["description"] }) {
  const { file, status, detail, reason } = description;
  const name = file.slice(file.lastIndexOf("/") + 1);
  const word = status === "failed" ? "Failed" : "Skipped";
  return (
    <div className="code-area">
      <StateCard
        icon={status === "failed" ? "ui-error" : "ui-minus"}
        title={`No text of ${name} is kept.`}
        actions={
          <a className="button outlined" href={`/status${reason === null ? "" : `?reason=${reason}`}`}>
            All such files
          </a>
        }
      >
        {word}: {detail ?? reason?.replaceAll("_", " ") ?? "the reason is not known"}
      </StateCard>
    </div>
  );
}
