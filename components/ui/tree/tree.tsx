"use client";
/**
 * A tree as flat rows of one height, drawn only where it is seen. Arrows walk and fold, letters find, Enter opens,
 * Space only shows, Ctrl Enter opens beside.
 */
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { Box } from "../../shell/popover";
import { TreeItem } from "./tree-item";
import type { OpenWay, TreeRow } from "./tree-row";
import { useDrawnRows, type DrawnRows } from "./use-drawn-rows";
import { useStop } from "./use-stop";
import { useTreeKeys } from "./use-tree-keys";
import "./tree.css";

/** Where the reader is in the tree. */
export interface Here {
  /** Null while that is no row of the tree. */
  id: string | null;
  /** What the row is then. */
  as: "page" | "location";
  /** Where the row comes to stand when it is out of sight. */
  align: "auto" | "center";
  /** Changes when the row is to be brought into sight once more. */
  shown?: number;
}

export interface TreeProps<Row extends TreeRow> {
  label: string;
  rows: readonly Row[];
  /** What a row says, after its twist. */
  children: (row: Row) => ReactNode;
  titleOf?: (row: Row) => string | undefined;
  onFold: (row: Row, fold: boolean) => void;
  onOpen: (row: Row, way: OpenWay) => void;
  onMenu?: (row: Row, beside: Box) => void;
  /** The reader goes to a row, and opens nothing yet. */
  onReach?: (row: Row) => void;
  /** Marked in place of the row that was gone to last. */
  here?: Here;
  /** Pixels that the tree is scrolled by as it is drawn, and whom to tell when that changes. */
  scrolled?: { top: number; onChange: (top: number) => void };
  /** The list nears its end. */
  onEnd?: () => void;
}

/** Rows before the end at which more are asked for. */
const NEAR_END = 20;

export function Tree<Row extends TreeRow>(props: TreeProps<Row>) {
  const { label, rows, children, titleOf, onFold, onOpen, onMenu, onReach, here, scrolled, onEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const stop = useStop(rows, here?.id ?? null);
  const drawn = useDrawnRows({ count: rows.length, scroller, stop: stop.at, top: scrolled?.top });
  const { bring, items } = drawn;
  const onKeyDown = useTreeKeys({ rows, stop, scroller, bring, onFold, onOpen, onMenu });
  useShown(rows, here, drawn);
  const tree = useRef<HTMLDivElement>(null);
  useFocusOnStop(tree, rows.at(stop.at));
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - NEAR_END) onEnd?.();
  }, [last, rows.length, onEnd]);
  const marked = here === undefined ? stop.reached : here.id;
  return (
    <div
      className="scrolls grow"
      ref={scroller}
      onScroll={(event) => scrolled?.onChange(event.currentTarget.scrollTop)}
    >
      <div
        role="tree"
        aria-label={label}
        className="tree"
        ref={tree}
        // Takes the focus while it has no row yet that could.
        tabIndex={-1}
        style={{ height: drawn.height }}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && stop.leave()}
      >
        {items.map(({ index, start }) => {
          const row = rows[index];
          return (
            <TreeItem
              key={row.id}
              row={row}
              top={start}
              stop={index === stop.at}
              selected={row.id === marked}
              current={here !== undefined && row.id === here.id ? here.as : undefined}
              title={titleOf?.(row)}
              onOpen={(way) => {
                stop.reach(row.id);
                onOpen(row, way);
              }}
              onFold={() => onFold(row, row.expanded === true)}
              onFocus={() => {
                stop.focused(row.id);
                onReach?.(row);
              }}
              onMenu={onMenu && ((beside) => onMenu(row, beside))}
            >
              {children(row)}
            </TreeItem>
          );
        })}
      </div>
    </div>
  );
}

/** Scrolls only when the row is out of sight: what is under the pointer stays there. */
function useShown(rows: readonly TreeRow[], here: Here | undefined, { bring, isInSight }: DrawnRows): void {
  const at = here === undefined ? -1 : rows.findIndex(({ id }) => id === here.id);
  const isThere = at >= 0;
  useEffect(() => {
    if (here !== undefined && at >= 0 && !isInSight(at)) bring(at, here.align);
    // Rows that come in above push it about; only another row, or being asked again, brings it into sight.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [here?.id, here?.shown, isThere]);
}

/** Who came into the tree before the row of the open file was listed is taken there when it is. */
function useFocusOnStop(tree: RefObject<HTMLElement | null>, stop: TreeRow | undefined): void {
  useEffect(() => {
    const { activeElement } = document;
    const box = tree.current;
    if (box === null || !box.contains(activeElement)) return;
    const row = box.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
    if (activeElement === box || activeElement?.matches('[role="treeitem"]')) row?.focus({ preventScroll: true });
  }, [tree, stop?.id]);
}
