"use client";
/**
 * The panels around the code. Sizes are kept in this browser. In a narrow window the files are a drawer over the code
 * and the outline is a tab of the dock; on a phone both are sheets over it, and so is the dock.
 */
import type { ReactNode } from "react";
import { SizedPane } from "../panes/sized-pane";
import { useOpenSidePanel } from "./use-side-panel";

interface WorkspaceProps {
  /** Heard as the heading of the page. */
  title: string;
  tree: ReactNode;
  /** Null where there is nothing to outline. */
  outline: ReactNode | null;
  /** The column in the middle: head, banners, code. */
  children: ReactNode;
  /** A second file beside the code; null while there is one. */
  beside?: ReactNode | null;
  /** Below the code and its outline; null while it is closed. */
  dock?: ReactNode | null;
  /** Below everything on a phone; nothing elsewhere. */
  bar?: ReactNode;
}

export function Workspace({ title, tree, outline, children, beside = null, dock = null, bar }: WorkspaceProps) {
  const open = useOpenSidePanel(title);
  return (
    <main id="main" className="workspace" data-open={open ?? undefined}>
      <h1 className="visually-hidden">{title}</h1>
      <div className="panes" id="workspace">
        <SizedPane
          id="workspace-files"
          label="Width of the files"
          kept="files"
          line="back"
          first={272}
          least={200}
          most={480}
        >
          <aside className="panel" aria-label="Files" data-panel="files">
            {tree}
          </aside>
        </SizedPane>
        <div className="pane" id="workspace-code">
          <div className="panes across">
            <div className="pane" id="workspace-page">
              <div className="panes">
                <div className="pane" id="workspace-text">
                  <div className="code-column" data-panel="code">
                    {children}
                  </div>
                </div>
                {beside !== null && (
                  <SizedPane
                    id="workspace-beside"
                    label="Width of the file beside"
                    line="front"
                    first="50%"
                    least={280}
                    most="80%"
                  >
                    {beside}
                  </SizedPane>
                )}
                {outline !== null && (
                  <SizedPane
                    id="workspace-outline"
                    label="Width of the outline"
                    kept="outline"
                    line="front"
                    first={256}
                    least={180}
                    most={400}
                  >
                    <aside className="panel" aria-label="Outline" data-panel="outline">
                      {outline}
                    </aside>
                  </SizedPane>
                )}
              </div>
            </div>
            {dock !== null && (
              <SizedPane
                id="workspace-dock"
                label="Height of the dock"
                kept="dock"
                line="front"
                across
                first={340}
                least={160}
                most="70%"
              >
                {dock}
              </SizedPane>
            )}
          </div>
        </div>
      </div>
      {bar}
    </main>
  );
}
