"use client";
/** The walls of the code view: files at the left, the page beside them. They stay while pages change. */
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Group, Panel } from "react-resizable-panels";
import { FileTree } from "../tree/file-tree";
import { useCommands } from "../shell/use-commands";
import { Drawer } from "./drawer";
import { focusNextPanel } from "./focus-next-panel";
import { PanelsProvider, usePanels } from "./panels";
import { Splitter } from "./splitter";
import "./workspace.css";

interface Props {
  repo: string;
  revision: string | null;
  children: ReactNode;
}

export function Workspace(props: Props) {
  return (
    <PanelsProvider>
      <Walls {...props} />
    </PanelsProvider>
  );
}

function Walls({ repo, revision, children }: Props) {
  const { beside, drawer, toggle, closeDrawer } = usePanels();
  const path = pathInRepository(usePathname());
  useCommands({
    f: () => toggle("files"),
    o: () => toggle("outline"),
    F6: () => focusNextPanel(1),
    "Shift+F6": () => focusNextPanel(-1),
  });
  const tree = <FileTree repo={repo} revision={revision} path={path} />;
  return (
    <div className="workspace">
      <Group orientation="horizontal" id="workspace" className="walls">
        {beside.files && (
          <>
            <Panel
              id="files"
              defaultSize={272}
              minSize={200}
              maxSize={480}
              groupResizeBehavior="preserve-pixel-size"
              className="wall"
            >
              {tree}
            </Panel>
            <Splitter label="Width of files" onFold={() => toggle("files")} id="files-splitter" />
          </>
        )}
        <Panel id="page" className="wall">
          {children}
        </Panel>
      </Group>
      {drawer === "files" && (
        <Drawer side="left" label="Files" close={closeDrawer}>
          {tree}
        </Drawer>
      )}
    </div>
  );
}

/** `/r/repo/a/b.ts` gives `a/b.ts`. */
function pathInRepository(pathname: string): string {
  const parts = pathname.split("/").slice(3);
  try {
    return parts.map(decodeURIComponent).join("/");
  } catch {
    return parts.join("/");
  }
}
