/** What a row of the outline says: kind, name, and what stands beside the code of the same symbol. */
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { SymbolMark } from "../code/gutter-marks-of";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { MiddleCut } from "../words/middle-cut";

interface OutlineLineProps {
  node: OutlineNode;
  /** What tells it from others of its name. */
  told: string;
  marks: readonly SymbolMark[];
  onMark: (mark: SymbolMark) => void;
}

export function OutlineLine({ node, told, marks, onMark }: OutlineLineProps) {
  return (
    <>
      <KindIcon kind={node.kind} />
      <span className={told === "" ? "mono grow" : "mono outline-twin"}>
        <MiddleCut text={node.ownName ?? node.name} />
      </span>
      {told !== "" && <span className="mono meta soft cut grow">{told}</span>}
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
    </>
  );
}
