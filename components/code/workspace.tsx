"use client";
/**
 * The panels around the code. Sizes are kept in this browser. In a narrow window the files are a drawer over the code
 * and the outline is a tab of the dock; on a phone both are sheets over it, and so is the dock.
 */
import type { ReactNode } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import { keepSize, keptSize, useKeptSize } from "./use-kept-size";
import { useOpenSidePanel } from "./use-side-panel";

/** Pixels; the dock is never drawn by the server, so it may start with the size that was kept. */
const DOCK = 340;

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
  const files = useKeptSize("files");
  const outlined = useKeptSize("outline");
  const open = useOpenSidePanel(title);
  return (
    <main id="main" className="workspace" data-open={open ?? undefined}>
      <h1 className="visually-hidden">{title}</h1>
      <Group orientation="horizontal" id="workspace">
        <Panel
          id="workspace-files"
          defaultSize={272}
          minSize={200}
          maxSize={480}
          groupResizeBehavior="preserve-pixel-size"
          {...files}
        >
          <aside className="panel" aria-label="Files" data-panel="files">
            {tree}
          </aside>
        </Panel>
        <Separator className="panel-line" aria-label="Width of the files" />
        <Panel id="workspace-code">
          <Group orientation="vertical" id="workspace-column">
            <Panel id="workspace-page">
              <Group orientation="horizontal" id="workspace-row">
                <Panel id="workspace-text">
                  <div className="code-column" data-panel="code">
                    {children}
                  </div>
                </Panel>
                {beside !== null && (
                  <>
                    <Separator className="panel-line" aria-label="Width of the file beside" />
                    <Panel id="workspace-beside" defaultSize="50%" minSize={280}>
                      {beside}
                    </Panel>
                  </>
                )}
                {outline !== null && (
                  <>
                    <Separator className="panel-line" aria-label="Width of the outline" />
                    <Panel
                      id="workspace-outline"
                      defaultSize={256}
                      minSize={180}
                      maxSize={400}
                      groupResizeBehavior="preserve-pixel-size"
                      {...outlined}
                    >
                      <aside className="panel" aria-label="Outline" data-panel="outline">
                        {outline}
                      </aside>
                    </Panel>
                  </>
                )}
              </Group>
            </Panel>
            {dock !== null && (
              <>
                <Separator className="panel-line across" aria-label="Height of the dock" />
                <Panel
                  id="workspace-dock"
                  defaultSize={keptSize("dock") ?? DOCK}
                  minSize={160}
                  maxSize="70%"
                  groupResizeBehavior="preserve-pixel-size"
                  onResize={keepSize("dock")}
                >
                  {dock}
                </Panel>
              </>
            )}
          </Group>
        </Panel>
      </Group>
      {bar}
    </main>
  );
}
