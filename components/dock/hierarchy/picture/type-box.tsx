/** A type in the picture: its kind, its name, and where it stands. */
import type { KeyboardEvent, MouseEvent } from "react";
import { iconHref } from "../../../icons/icon-href";
import { kindLooks } from "../../../icons/kind-looks";
import { kindWord } from "../../../words/kinds";
import { cutMiddle } from "../../../words/paths";
import { tierOf } from "../../../certainty/tiers";
import { ROOT, type TypeNode } from "./graph-of";
import { MOST_LETTERS, type PlacedBox } from "./lay-out";

interface TypeBoxProps {
  node: TypeNode;
  box: PlacedBox;
  /** The picture's one Tab stop. */
  stop: boolean;
  onReach: () => void;
  onOpen: (beside: boolean) => void;
  onArrow: (key: string) => boolean;
}

/** A type of which only the name is known: nothing says what kind it is of. */
const UNKNOWN = { icon: "type", colour: "type" } as const;

export function TypeBox({ node, box, stop, onReach, onOpen, onArrow }: TypeBoxProps) {
  const { id, name, under, type, hidden } = node;
  const { icon, colour } = type.kind === undefined ? UNKNOWN : kindLooks[type.kind];
  const isRest = hidden > 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter") onOpen(event.ctrlKey || event.metaKey);
    else if (!onArrow(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    onOpen(event.ctrlKey || event.metaKey);
  };
  return (
    <g
      role="link"
      id={domId(id)}
      className={classOf(node)}
      aria-label={labelOf(node)}
      tabIndex={stop ? 0 : -1}
      transform={`translate(${box.x} ${box.y})`}
      onFocus={onReach}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <title>{type.qualifiedName ?? name}</title>
      <rect width={box.width} height={box.height} rx={6} />
      <use
        href={iconHref(isRest ? "plus" : icon)}
        className={isRest || id === ROOT || type.external ? "" : `k-${colour}`}
        x={14}
        y={14}
        width={16}
        height={16}
      />
      <text x={40} y={under === "" ? 26 : 19} className="picture-name">
        {cutMiddle(name, MOST_LETTERS)}
      </text>
      {under !== "" && (
        <text x={40} y={35} className="picture-under">
          {cutMiddle(under, MOST_LETTERS)}
        </text>
      )}
    </g>
  );
}

export const domId = (id: string): string => `picture-${id.replace(/[^\w-]/g, "_")}`;

function classOf({ id, type, hidden }: TypeNode): string {
  const marks = [
    id === ROOT && "root",
    hidden > 0 && "rest",
    type.external && "external",
    type.kind === "blueprint" && "blueprint",
    id !== ROOT && hidden === 0 && tierOf(type.basis),
  ];
  return ["picture-type", ...marks.filter(Boolean)].join(" ");
}

function labelOf({ id, name, type, hidden }: TypeNode): string {
  if (hidden > 0) return `${name} types: show ${type.name} as this type`;
  const what = `${type.kind === undefined ? "type" : kindWord(type.kind)} ${name}`;
  const sure = id === ROOT ? "this type" : tierOf(type.basis);
  return `${what}, ${sure}${type.external ? ", external" : ""}`;
}
