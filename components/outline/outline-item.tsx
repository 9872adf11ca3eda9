/** A row of the outline. */
import type { SymbolMark } from "../code/gutter-marks-of";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import type { Box } from "../shell/popover";
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
  marks: readonly SymbolMark[];
  onOpen: () => void;
  onMark: (mark: SymbolMark) => void;
  onMenu: (beside: Box) => void;
  onFold: () => void;
  onFocus: () => void;
}

export function OutlineItem({
  row,
  top,
  current,
  stop,
  marks,
  onOpen,
  onMark,
  onMenu,
  onFold,
  onFocus,
}: OutlineItemProps) {
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
      aria-label={`${kindWord(node.kind)} ${node.name}, line ${node.line}${marks.map(({ label }) => `, ${label}`).join("")}`}
      tabIndex={stop ? 0 : -1}
      className={current ? "row outline-row selected" : "row outline-row"}
      style={{ transform: `translateY(${top}px)`, paddingLeft: 8 + (level - 1) * 14 }}
      title={node.signature || node.name}
      onClick={onOpen}
      onFocus={onFocus}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu({ left: event.clientX, top: event.clientY, bottom: event.clientY });
      }}
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
        <MiddleCut text={node.ownName ?? node.name} />
      </span>
      {marks.map((mark) => (
        <span
          className="outline-mark num"
          key={mark.icon}
          title={mark.label}
          onClick={(event) => {
            event.stopPropagation();
            onMark(mark);
          }}
        >
          <Icon name={mark.icon} size={12} />
          {mark.figure}
        </span>
      ))}
    </div>
  );
}
