"use client";
/**
 * The trail as a list in the dock, from the first place to the last: Enter walks to a place, without leaving the list.
 */
import { useMemo } from "react";
import { useCopiedLink } from "../code/use-copied-link";
import { DockNote } from "../dock/dock-note";
import { SymbolLine } from "../dock/symbol-line";
import { Icon } from "../icons/icon";
import { counted } from "../words/figures";
import { kindWord } from "../words/kinds";
import { PathCut } from "../words/middle-cut";
import { Tree } from "../ui/tree/tree";
import type { OpenWay, TreeRow } from "../ui/tree/tree-row";
import { forgetTrail, trailNow, useTrail, walking } from "./trail-store";
import { writeTrail } from "./trail-link";
import type { How, Step } from "./trail";

const HOW_WORDS: Readonly<Record<How, string>> = {
  definition: "definition",
  usage: "usage",
  implementation: "implementation",
  hierarchy: "type hierarchy",
  call: "call",
  search: "search",
  link: "link",
  opened: "opened",
};

interface TrailRow extends TreeRow {
  step: Step;
}

export function TrailPanel({ onOpen }: { onOpen: (url: string, way: OpenWay) => void }) {
  const { steps, at } = useTrail();
  const rows = useMemo(() => steps.map(rowOf), [steps]);
  const { copied, copyText } = useCopiedLink(() => {});
  if (steps.length === 0) return <DockNote waiting={false}>The places that you go to are listed here.</DockNote>;
  return (
    <>
      <div className="trail-head">
        <span className="meta soft num grow cut">
          {counted(steps.length, "place")}, in the order in which you came to them. Kept in this tab only.
        </span>
        <span className="meta tone-ok" role="status">
          {copied ?? ""}
        </span>
        <button className="button" onClick={() => copyTrail(copyText)}>
          <Icon name="link" />
          Copy link to this trail
        </button>
        <button className="button" onClick={forgetTrail}>
          Forget
        </button>
      </div>
      <Tree
        label="Reading trail"
        rows={rows}
        here={{ id: rows.at(at)?.id ?? null, as: "location", align: "auto" }}
        onFold={() => {}}
        onOpen={({ step }, way) => {
          if (way !== "beside") walking();
          onOpen(step.url, way);
        }}
      >
        {({ step }) => (
          <SymbolLine
            kind={step.kind ?? undefined}
            otherwise={{ icon: "file", colour: "k-scope" }}
            name={step.name}
            qualifiedName={undefined}
            external={false}
            basis={null}
            file={step.file}
            where={<PathCut path={`${step.repo}/${step.file}`} line={step.line ?? undefined} />}
            detail={<span className="meta soft trail-how">{HOW_WORDS[step.how]}</span>}
          />
        )}
      </Tree>
    </>
  );
}

/** One link that opens the place where the reader is, with the trail that led there. */
export function copyTrail(copyText: (text: string, said: string) => void): void {
  const trail = trailNow();
  const { link, held } = writeTrail(trail, location.origin);
  const all = held === trail.steps.length;
  copyText(
    link,
    all ? "Link copied. It opens this trail." : `Link copied. It opens the last ${held} places of this trail.`,
  );
}

const rowOf = (step: Step, index: number, { length }: readonly Step[]): TrailRow => ({
  id: `${index}`,
  level: 1,
  position: index + 1,
  siblings: length,
  expanded: null,
  name: step.name,
  label: [step.kind === null ? "file" : kindWord(step.kind), step.name, placeOf(step), HOW_WORDS[step.how]].join(", "),
  step,
});

const placeOf = ({ repo, file, line }: Step): string => `${repo}/${file}${line === null ? "" : `:${line}`}`;
