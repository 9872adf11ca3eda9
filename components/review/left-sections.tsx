"use client";
/** What is broken for certain, first; what may be, apart from it. */
import type { ChangedSymbol, LeftBehind } from "@/lib/contract/change-impact";
import { Icon } from "../icons/icon";
import { count, counted } from "../words/figures";
import { LeftGroups } from "./left-behind";

interface LeftSectionsProps {
  broken: readonly LeftBehind[];
  possible: readonly LeftBehind[];
  symbols: readonly ChangedSymbol[];
  /** Calls that were left alone and still fit. */
  fitting: number;
  onShow: (key: string) => void;
}

/** Guesses are folded above this. */
const FOLD_ABOVE = 20;

export function LeftSections({ broken, possible, symbols, fitting, onShow }: LeftSectionsProps) {
  const fits =
    fitting > 0
      ? ` ${counted(fitting, "call")} that the change left alone still ${fitting === 1 ? "fits" : "fit"}.`
      : "";
  return (
    <>
      <section className="card" aria-labelledby="left-title">
        <header className="card-head">
          <Icon name={broken.length > 0 ? "error" : "check"} className={broken.length > 0 ? "tone-err" : "tone-ok"} />
          <h2 className="grow" id="left-title">
            Left behind <span className="num quiet">{count(broken.length)}</span>
          </h2>
        </header>
        {broken.length === 0 ? (
          <p className="section-note">{`No caller, override, type or asset is left behind for certain.${fits}`}</p>
        ) : (
          <LeftGroups rows={broken} {...{ symbols, onShow }} />
        )}
        {broken.length > 0 && fits !== "" && <p className="section-note soft">{fits.trim()}</p>}
      </section>
      {possible.length > 0 && (
        <details className="card left-possible" open={possible.length <= FOLD_ABOVE}>
          <summary className="card-head">
            <Icon name="chevron-right" size={12} className="left-fold" />
            <h2 className="grow">
              Possible <span className="num quiet">{count(possible.length)}</span>
            </h2>
          </summary>
          <p className="section-note soft">
            These rest on a guess: the name fits, and nothing says for certain that the changed symbol is meant.
          </p>
          <LeftGroups rows={possible} {...{ symbols, onShow }} />
        </details>
      )}
    </>
  );
}
