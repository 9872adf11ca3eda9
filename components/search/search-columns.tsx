"use client";
/** What was found, and beside it the file that was opened from there: the list stays while one reads. */
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import { useBeside } from "../beside/beside-store";
import { useBesideAddress } from "../beside/use-beside-address";
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
    <Group orientation="horizontal" id="search-row">
      <Panel id="search-found" minSize={320}>
        <section className="search-results" aria-label="Results" data-panel="results">
          {children}
        </section>
      </Panel>
      {beside !== null && (
        <>
          <Separator className="panel-line" aria-label="Width of the file beside" />
          <Panel id="search-beside" defaultSize="50%" minSize={280}>
            <BesidePane url={beside} />
          </Panel>
        </>
      )}
    </Group>
  );
}
