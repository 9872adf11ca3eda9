/** A base that a type of the outline has members from, or one of these. */
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { count } from "../words/figures";
import { MiddleCut } from "../words/middle-cut";
import type { InheritedRow } from "./outline-rows";

export function InheritedLine({ row }: { row: InheritedRow }) {
  if ("member" in row)
    return (
      <>
        <KindIcon kind={row.member.kind} />
        <span className="mono grow soft">
          <MiddleCut text={row.member.name} />
        </span>
      </>
    );
  return (
    <>
      <Icon name="overrides" className="quiet" />
      <span className="grow soft">
        <MiddleCut text={`from ${row.base}`} />
      </span>
      <span className="meta quiet num">{count(row.members)}</span>
    </>
  );
}
