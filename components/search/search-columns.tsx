"use client";
/** What was found, and beside it the file that was opened from there: the list stays while one reads. */
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { useBeside } from "../beside/beside-store";
import { useBesideAddress } from "../beside/use-beside-address";
import { SizedPane } from "../panes/sized-pane";
import { TWO_PANES, useWidth } from "../shell/widths";
import { useResultPanes } from "./use-result-panes";

/** Brings the editor along, so it is loaded when a file is opened. */
const BesidePane = dynamic(() => import("../beside/beside-pane").then(({ BesidePane: pane }) => pane), { ssr: false });

export function SearchColumns({ children }: { children: ReactNode }) {
  useBesideAddress();
  useResultPanes();
  const { url } = useBeside();
  const beside = useWidth(TWO_PANES) === true ? url : null;
  return (
    <div className="panes" id="search-row">
      <div className="pane" id="search-found">
        <section className="search-results" aria-label="Results" data-panel="results">
          {children}
        </section>
      </div>
      {beside !== null && (
        <SizedPane id="search-beside" label="Width of the file beside" line="front" first="50%" least={280} most="70%">
          <BesidePane url={beside} />
        </SizedPane>
      )}
    </div>
  );
}
