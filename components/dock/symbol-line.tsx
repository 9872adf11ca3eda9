/**
 * A symbol as a row of the dock: how it is known, what it is, its name and owner; then where it stands and what it
 * does here.
 */
import type { ReactNode } from "react";
import type { Basis, SymbolKind } from "@/lib/contract/vocabulary";
import { BasisMark } from "../certainty/basis-mark";
import { tierOf } from "../certainty/tiers";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { MiddleCut } from "../words/middle-cut";
import { RowLines } from "./row-lines";

interface SymbolLineProps {
  name: string;
  qualifiedName: string | undefined;
  /** Undefined for what stands outside of the index: then it looks like `otherwise`. */
  kind: SymbolKind | undefined;
  otherwise?: { icon: string; colour: string };
  /** Its column stands empty where it is null; left out, the list has no such column. */
  container?: string | null;
  external: boolean;
  /** The row that the others are about. */
  root?: boolean;
  /** Null where there is nothing to be sure of. */
  basis: Basis | null;
  /** What the basis saw here; what it means in general when left out. */
  why?: string;
  /** Words behind the name. */
  chips?: readonly string[];
  file: string | undefined;
  where: ReactNode;
  /** What the symbol does here, or how often. */
  detail: ReactNode;
}

const OUTSIDE = { icon: "function", colour: "k-call" };

export function SymbolLine({ name, qualifiedName, kind, otherwise = OUTSIDE, basis, why, ...more }: SymbolLineProps) {
  const { container, external, root = false, chips = [], file, where, detail } = more;
  const tone = root ? "mono strong cut" : external ? "mono cut soft" : "mono cut";
  return (
    <>
      {basis !== null && <i className={`basis-edge ${tierOf(basis)}`} aria-hidden />}
      {kind === undefined ? <Icon name={otherwise.icon} className={otherwise.colour} /> : <KindIcon kind={kind} />}
      <RowLines
        more={
          <>
            {container !== undefined && (
              <span className="mono meta soft dock-container" title={container ?? undefined}>
                {container !== null && <MiddleCut text={container} />}
              </span>
            )}
            <span className="mono meta soft dock-where" title={file}>
              {where}
            </span>
            {detail}
            <span className="use-basis">{basis !== null && <BasisMark basis={basis} why={why} />}</span>
          </>
        }
      >
        <span className={`${tone} dock-name`} title={qualifiedName}>
          {name}
        </span>
        {external && <span className="chip outlined">external</span>}
        {chips.map((word) => (
          <span className="chip" key={word}>
            {word}
          </span>
        ))}
        <span className="grow" />
      </RowLines>
    </>
  );
}
