/**
 * A row of a tree: its level and position, its arrow to unfold it, and its content. A row with an address is a link.
 */
import Link from "next/link";
import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { Icon } from "../../icons/icon";
import type { Box } from "../../shell/popover";
import type { OpenWay, TreeRow } from "./tree-row";

interface TreeItemProps {
  row: TreeRow;
  /** Pixels below the top of the tree. */
  top: number;
  /** The tree's one Tab stop. */
  stop: boolean;
  selected: boolean;
  /** The reader is in it, and what it is then. */
  current: "page" | "location" | undefined;
  title?: string;
  children: ReactNode;
  onOpen: (way: OpenWay) => void;
  onFold: () => void;
  onFocus: () => void;
  onMenu?: (beside: Box) => void;
}

export function TreeItem({ row, top, stop, selected, current, title, children, ...on }: TreeItemProps) {
  const { level, position, siblings, expanded, label, href, inert } = row;
  const style = { transform: `translateY(${top}px)`, "--depth": level - 1 } as CSSProperties;
  const className = selected ? "row tree-row selected" : "row tree-row";
  if (inert)
    return (
      <div role="none" className={className} style={style}>
        <span className="twist" />
        {children}
      </div>
    );
  const onClick = (event: MouseEvent): void => {
    const beside = event.ctrlKey || event.metaKey;
    // A link opens beside by itself.
    if (beside && href !== undefined) return;
    event.preventDefault();
    on.onOpen(beside ? "beside" : "go");
  };
  const attributes = {
    role: "treeitem",
    "aria-level": level,
    "aria-posinset": position,
    "aria-setsize": siblings,
    "aria-expanded": expanded ?? undefined,
    "aria-selected": selected,
    "aria-current": current,
    "aria-label": label,
    tabIndex: stop ? 0 : -1,
    className,
    style,
    title,
    onClick,
    onFocus: on.onFocus,
    onContextMenu: on.onMenu && menuAtPointer(on.onMenu),
  };
  const content = (
    <>
      <Twist expanded={expanded} onFold={on.onFold} />
      {children}
    </>
  );
  if (href === undefined) return <div {...attributes}>{content}</div>;
  return (
    <Link {...attributes} href={href} prefetch={false}>
      {content}
    </Link>
  );
}

function Twist({ expanded, onFold }: { expanded: boolean | null; onFold: () => void }) {
  return (
    <span
      className="twist"
      onClick={(event) => {
        if (expanded === null) return;
        event.preventDefault();
        event.stopPropagation();
        onFold();
      }}
    >
      {expanded !== null && <Icon name={expanded ? "chevron-down" : "chevron-right"} size={12} />}
    </span>
  );
}

const menuAtPointer = (open: (beside: Box) => void) => (event: MouseEvent) => {
  event.preventDefault();
  open({ left: event.clientX, top: event.clientY, bottom: event.clientY });
};
