/** A row of the outline. */
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { kindWord } from "../words/kinds";
import { MiddleCut } from "../words/middle-cut";
import type { OutlineRow } from "./outline-rows";

interface OutlineItemProps {
  row: OutlineRow;
  top: number;
  /** The cursor stands in it. */
  current: boolean;
  /** The tree's one Tab stop. */
  stop: boolean;
  onOpen: () => void;
  onFold: () => void;
  onFocus: () => void;
}

export function OutlineItem({ row, top, current, stop, onOpen, onFold, onFocus }: OutlineItemProps) {
  const { node, level, position, siblings, expanded } = row;
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={expanded ?? undefined}
      aria-selected={current}
      aria-current={current ? "location" : undefined}
      aria-label={`${kindWord(node.kind)} ${node.name}, line ${node.line}`}
      tabIndex={stop ? 0 : -1}
      className={current ? "row outline-row selected" : "row outline-row"}
      style={{ transform: `translateY(${top}px)`, paddingLeft: 8 + (level - 1) * 14 }}
      title={node.signature || node.name}
      onClick={onOpen}
      onFocus={onFocus}
    >
      <span
        className="twist"
        onClick={(event) => {
          if (expanded === null) return;
          event.stopPropagation();
          onFold();
        }}
      >
        {expanded !== null && <Icon name={expanded ? "chevron-down" : "chevron-right"} size={12} />}
      </span>
      <KindIcon kind={node.kind} />
      <span className="mono grow">
        <MiddleCut text={node.name} />
      </span>
    </div>
  );
}
