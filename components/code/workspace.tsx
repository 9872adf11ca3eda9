"use client";
/** The panels around the code. Sizes are kept in this browser; narrow windows drop the outline, then the tree. */
import type { ReactNode } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";

interface WorkspaceProps {
  /** Heard as the heading of the page. */
  title: string;
  tree: ReactNode;
  /** Null where there is nothing to outline. */
  outline: ReactNode | null;
  /** The column in the middle: head, banners, code, and in time the dock. */
  children: ReactNode;
}

export function Workspace({ title, tree, outline, children }: WorkspaceProps) {
  return (
    <main id="main" className="workspace">
      <h1 className="only-heard">{title}</h1>
      <Group orientation="horizontal" id="workspace">
        <Panel
          id="workspace-files"
          defaultSize={272}
          minSize={200}
          maxSize={480}
          groupResizeBehavior="preserve-pixel-size"
        >
          <aside className="panel" aria-label="Files" data-panel="files">
            {tree}
          </aside>
        </Panel>
        <Separator className="panel-line" aria-label="Width of the files" />
        <Panel id="workspace-code">
          <div className="code-column" data-panel="code">
            {children}
          </div>
        </Panel>
        {outline !== null && (
          <>
            <Separator className="panel-line" aria-label="Width of the outline" />
            <Panel
              id="workspace-outline"
              defaultSize={256}
              minSize={180}
              maxSize={400}
              groupResizeBehavior="preserve-pixel-size"
            >
              <aside className="panel" aria-label="Outline" data-panel="outline">
                {outline}
              </aside>
            </Panel>
          </>
        )}
      </Group>
    </main>
  );
}
