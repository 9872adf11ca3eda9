/** One row of the palette: the name first and strongest, its container, then the place, last and quietest. */
import { memo, type ComponentProps } from "react";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { kindWord } from "../words/kinds";
import { count } from "../words/figures";
import { MiddleCut, PathCut } from "../words/middle-cut";
import type { Entry, SymbolRow } from "./arrange";
import { MarkedText } from "./marked-text";
import type { FilePlace } from "./place-tails";

interface PaletteRowProps {
  entry: Entry;
  /** DOM id, for aria-activedescendant. */
  id: string;
  /** Counted over all groups, from 0. */
  place: number;
  active: boolean;
  /** Shown of its path, where it has one: enough to tell it from the other rows. */
  tail: string;
  /** Rows of the fold are shown. */
  unfolded: boolean;
  onPoint: (place: number) => void;
  onOpen: (entry: Entry, beside: boolean) => void;
}

export const PaletteRow = memo(function PaletteRow(props: PaletteRowProps) {
  const { entry, id, place, active, tail, unfolded, onPoint, onOpen } = props;
  const external = "row" in entry && entry.row.scope === "external";
  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      aria-label={nameOf(entry)}
      className={`palette-row${active ? " active" : ""}${external ? " external" : ""}`}
      onMouseMove={active ? undefined : () => onPoint(place)}
      onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => event.button === 1 && onOpen(entry, true)}
    >
      <Inside entry={entry} tail={tail} unfolded={unfolded} />
    </li>
  );
});

function Inside({ entry, tail, unfolded }: Pick<PaletteRowProps, "entry" | "tail" | "unfolded">) {
  switch (entry.type) {
    case "symbol": {
      const { row } = entry;
      return (
        <>
          <KindIcon kind={row.kind} />
          <span className="palette-name mono">
            <Word text={row.name} matched={row.matched} />
            {row.container !== null && <Container of={row.container} />}
          </span>
          {row.folded > 0 && <span className="meta quiet num palette-folded">+{row.folded}</span>}
          <PlaceCell place={row} tail={tail} line={row.line} />
        </>
      );
    }
    case "file": {
      const { row } = entry;
      const start = row.file.length - row.name.length;
      const inName = row.matched.map(([from, to]) => [Math.max(0, from - start), to - start] as const);
      return (
        <>
          <Icon name="file" className="k-scope" />
          <span className="palette-name mono">
            <MarkedText text={row.name} matched={inName.filter(([from, to]) => to > from)} />
          </span>
          <PlaceCell place={row} tail={tail} />
        </>
      );
    }
    case "place": {
      const { name, kind } = entry.place;
      return (
        <>
          {kind === null ? <Icon name="file" className="k-scope" /> : <KindIcon kind={kind} />}
          <span className="palette-name mono">
            <MarkedText text={name} matched={[]} />
          </span>
          <PlaceCell place={entry.place} tail={tail} />
        </>
      );
    }
    case "node":
      return (
        <>
          <KindIcon kind={entry.node.kind} />
          <span className="palette-name mono">
            <Word text={entry.node.name} matched={entry.matched} />
            {entry.owner !== null && <Container of={entry.owner} />}
          </span>
          <span className="palette-place meta num">{`:${entry.node.line}`}</span>
        </>
      );
    case "line":
      return (
        <>
          <Icon name="chevron-right" className="quiet" />
          <span className="palette-name num">{`Line ${count(entry.line)}`}</span>
          <span className="palette-place meta num">{entry.note}</span>
        </>
      );
    case "action":
      return (
        <>
          <Icon name="chevron-right" className="quiet" />
          <span className="palette-name palette-action cut">
            <MarkedText text={entry.action.does} matched={entry.matched} />
          </span>
          {entry.action.chord !== "" && <kbd className="key">{entry.action.chord}</kbd>}
        </>
      );
    case "fold":
      return (
        <>
          <Icon name={unfolded ? "chevron-down" : "chevron-right"} className="quiet" />
          <span className="soft cut">
            <span className="num">{entry.rows.length}</span> forward{" "}
            {entry.rows.length === 1 ? "declaration" : "declarations"} of <code>{entry.name}</code>
          </span>
        </>
      );
  }
}

/** A name with its container behind it. */
function Word(marked: ComponentProps<typeof MarkedText>) {
  return (
    <span className="palette-word">
      <MarkedText {...marked} />
    </span>
  );
}

/** A container gives way before the name does; its inner end is what tells it. */
function Container({ of }: { of: string }) {
  return (
    <span className="palette-container" title={of}>
      <span className="palette-in"> in </span>
      <MiddleCut text={of} heard={false} />
    </span>
  );
}

function PlaceCell({ place: { repo, file }, tail, line }: { place: FilePlace; tail: string; line?: number }) {
  return (
    <span className="palette-place meta" title={`${repo} · ${file}${line === undefined ? "" : `:${line}`}`}>
      <PathCut path={`${repo} · ${tail}`} line={line} heard={false} />
    </span>
  );
}

function nameOf(entry: Entry): string {
  switch (entry.type) {
    case "fold":
      return `Forward declarations of ${entry.name}, folded, ${entry.rows.length}`;
    case "file":
      return `file ${entry.row.name}, ${entry.row.repo}, ${entry.row.file}`;
    case "place": {
      const { kind, name, repo, file } = entry.place;
      return `${kind === null ? "file" : kindWord(kind)} ${name}, ${repo}, ${file}`;
    }
    case "node": {
      const { kind, name, line } = entry.node;
      return `${kindWord(kind)} ${name}${entry.owner === null ? "" : `, in ${entry.owner}`}, line ${line}`;
    }
    case "line":
      return `Line ${entry.line}, ${entry.note}`;
    case "action":
      return entry.action.chord === "" ? entry.action.does : `${entry.action.does}, ${entry.action.chord}`;
    case "symbol":
      return nameOfSymbol(entry.row);
  }
}

function nameOfSymbol(row: SymbolRow): string {
  const { kind, name, container, repo, file, line, scope } = row;
  const owner = container === null ? "" : `, in ${container}`;
  return `${kindWord(kind)} ${name}${owner}, ${repo}, ${file} line ${line}${scope === "external" ? ", external" : ""}`;
}
