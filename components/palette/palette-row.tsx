/** One option: name first, then its container, the place last and quietest. */
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { countOf } from "../text/figures";
import { Marked } from "../text/marked";
import { middleCut } from "../text/middle-cut";
import type { PaletteItem } from "./items";
import { optionId } from "./palette-list";

/** Letters of a path that a row has room for. */
const ROOM = 46;

interface Props {
  item: PaletteItem;
  active: boolean;
  open(item: PaletteItem, beside: boolean): void;
}

export function PaletteRow({ item, active, open }: Props) {
  const { icon, name, container, place, title } = looks(item);
  const onClick = (event: MouseEvent): void => open(item, event.ctrlKey || event.metaKey);
  return (
    <div
      id={optionId(item.id)}
      role="option"
      aria-selected={active}
      aria-label={item.type === "fold" ? `folded, ${item.total} forward declarations` : undefined}
      className={`palette-row palette-${item.type}${active ? " selected" : ""}`}
      title={title}
      onClick={onClick}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {icon}
      <span className="palette-name mono cut">
        {name}
        {container !== null && <span className="palette-container"> in {container}</span>}
      </span>
      {place !== null && <span className="palette-place meta num cut">{place}</span>}
    </div>
  );
}

interface Looks {
  icon: ReactNode;
  name: ReactNode;
  container: string | null;
  place: string | null;
  title: string;
}

function looks(item: PaletteItem): Looks {
  switch (item.type) {
    case "symbol": {
      const { row } = item;
      return {
        icon: <KindIcon kind={row.kind} />,
        name: <Marked text={row.name} ranges={row.matched} />,
        container: row.container,
        place: `${row.repo} · ${middleCut(row.file, ROOM)}:${row.line}`,
        title: `${row.qualifiedName}\n${row.repo}/${row.file}:${row.line}`,
      };
    }
    case "file": {
      const { row } = item;
      const folder = row.file.slice(0, Math.max(0, row.file.length - row.name.length - 1));
      const start = row.file.length - row.name.length;
      const ranges = row.matched.map(([from, to]): [number, number] => [from - start, to - start]);
      return {
        icon: <Icon name="file" label="file" className="kind-scope" />,
        name: <Marked text={row.name} ranges={ranges} />,
        container: null,
        place: folder === "" ? row.repo : `${row.repo} · ${middleCut(folder, ROOM)}`,
        title: `${row.repo}/${row.file}`,
      };
    }
    case "recent": {
      const { kind, name, container, repo, file } = item.recent;
      return {
        icon: kind === null ? <Icon name="file" label="file" className="kind-scope" /> : <KindIcon kind={kind} />,
        name,
        container,
        place: `${repo} · ${middleCut(file, ROOM)}`,
        title: `${repo}/${file}`,
      };
    }
    case "outline": {
      const { node, matched, container } = item;
      const name = <Marked text={node.name} ranges={matched} />;
      return { icon: <KindIcon kind={node.kind} />, name, container, place: `:${node.line}`, title: node.signature };
    }
    default:
      return plainLooks(item);
  }
}

function plainLooks(item: Extract<PaletteItem, { type: "near" | "line" | "fold" }>): Looks {
  const quiet = { container: null, title: "" };
  switch (item.type) {
    case "near":
      return { ...quiet, icon: <Icon name="ui-search" />, name: item.name, place: "search for it" };
    case "line":
      return { ...quiet, icon: <Icon name="ui-forward" />, name: `Line ${item.line}`, place: `of ${item.last}` };
    case "fold":
      return {
        ...quiet,
        icon: <Icon name={item.open ? "ui-chevron-down" : "ui-chevron-right"} size={12} />,
        name: `${countOf(item.total, "forward declaration")}${item.name === null ? "" : ` of ${item.name}`}`,
        place: null,
      };
  }
}
