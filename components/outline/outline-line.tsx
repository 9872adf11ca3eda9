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
  const name = node.ownName ?? node.name;
  return (
    <>
      <KindIcon kind={node.kind} />
      {told === "" ? (
        <span className="mono grow">
          <MiddleCut text={name} />
        </span>
      ) : (
        <>
          <span className="mono cut outline-twin">{name}</span>
          <span className="mono meta soft cut grow">{told}</span>
        </>
      )}
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
