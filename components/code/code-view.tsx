"use client";
/** A file: header, what must be said about it, its code, its outline. The dock of usages will stand below the code. */
import { useRouter } from "next/navigation";
import { Group, Panel } from "react-resizable-panels";
import type { EmptyReason } from "@/lib/contract/envelope";
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { FileDescription } from "@/lib/contract/file-row";
import { symbolUrl } from "@/lib/contract/page-url";
import { pathAt } from "../outline/flatten-outline";
import { OutlinePanel } from "../outline/outline-panel";
import { Drawer } from "../workspace/drawer";
import { usePanels } from "../workspace/panels";
import { Splitter } from "../workspace/splitter";
import { CodeArea } from "./code-area";
import { CodeBanners } from "./code-banners";
import { CodeHeader } from "./code-header";
import { LinesBar } from "./lines-bar";
import { PhoneBar } from "./phone-bar";
import { useCodeNavigation } from "./use-code-navigation";
import { useCopyLink } from "./use-copy-link";
import "./code-view.css";

export interface CodeViewProps {
  description: FileDescription;
  /** Null when no text was kept. */
  text: string | null;
  /** Last line of `text` when the file is longer. */
  cutAt: number | null;
  outline: readonly OutlineNode[];
  outlineEmpty: EmptyReason | null;
  /** Query string as the server saw it. */
  query: string;
  /** Name of the symbol that the address asks for and that is nowhere any more. */
  missing: string | null;
  /** Files of the repository that are newer than the index. */
  pending: number;
}

export function CodeView(props: CodeViewProps) {
  const { description, outline, outlineEmpty, query } = props;
  const router = useRouter();
  const panels = usePanels();
  const place = useCodeNavigation(description, outline, query);
  const path = pathAt(outline, place.cursor);
  const current = path.at(-1) ?? null;
  const copyLink = useCopyLink(description, place.picked, current);

  const openSymbol = (node: OutlineNode, beside: boolean): void => {
    if (beside) window.open(symbolUrl(description.repo, description.file, node.key), "_blank", "noopener");
    else place.goTo(node.line, node.key);
    panels.closeDrawer();
  };
  const outlinePanel = (
    <OutlinePanel
      description={description}
      outline={outline}
      total={description.symbols}
      emptyReason={outlineEmpty}
      current={current}
      open={openSymbol}
      openLine={(line) => place.goTo(line, null)}
    />
  );
  return (
    <div className="code-page">
      <Group orientation="horizontal" id="code-and-outline" className="walls">
        <Panel id="code" className="wall" minSize={320}>
          <main id="main" className="code-column" data-panel="code" tabIndex={-1}>
            <CodeHeader
              description={description}
              symbols={path}
              openSymbol={openSymbol}
              copyLink={copyLink}
              back={() => router.back()}
            />
            <CodeBanners {...props} />
            <CodeArea {...props} place={place} />
            {place.picked !== null && (
              <LinesBar {...props} picked={place.picked} copyLink={copyLink} clear={place.clear} />
            )}
            {panels.phone && <PhoneBar copyLink={copyLink} />}
          </main>
        </Panel>
        {panels.beside.outline && (
          <>
            <Splitter label="Width of the outline" onFold={() => panels.toggle("outline")} id="outline-splitter" />
            <Panel
              id="outline"
              defaultSize={256}
              minSize={180}
              maxSize={400}
              groupResizeBehavior="preserve-pixel-size"
              className="wall"
            >
              {outlinePanel}
            </Panel>
          </>
        )}
      </Group>
      {panels.drawer === "outline" && (
        <Drawer side="right" label="Outline" close={panels.closeDrawer}>
          {outlinePanel}
        </Drawer>
      )}
    </div>
  );
}
