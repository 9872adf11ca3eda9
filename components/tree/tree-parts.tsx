/** Pieces of a tree's row: the guides of its level, and the twist that folds it. */
import { Icon } from "../icons/icon";

export function Guides({ level }: { level: number }) {
  return Array.from({ length: level - 1 }, (_, index) => <span key={index} className="tree-guide" aria-hidden />);
}

export function Twist({ expanded }: { expanded: boolean | undefined }) {
  return (
    <span className="tree-twist" aria-hidden>
      {expanded !== undefined && <Icon name={expanded ? "ui-chevron-down" : "ui-chevron-right"} size={12} />}
    </span>
  );
}
