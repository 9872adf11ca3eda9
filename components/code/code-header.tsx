"use client";
/** Where one is: path, then symbols, which follow the cursor; and what can be done with the place. */
import Link from "next/link";
import { Fragment } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { FileDescription } from "@/lib/contract/file-row";
import { fileUrl, symbolUrl } from "@/lib/contract/page-url";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { usePalette } from "../palette/palette-provider";
import { usePanels } from "../workspace/panels";

interface Props {
  description: FileDescription;
  symbols: readonly OutlineNode[];
  openSymbol(node: OutlineNode, beside: boolean): void;
  copyLink(): void;
  back(): void;
}

/** Folders that are shown beside the repository; the ones between fold into "…". */
const FOLDERS = 2;

export function CodeHeader({ description, symbols, openSymbol, copyLink, back }: Props) {
  const { repo, file } = description;
  const panels = usePanels();
  const palette = usePalette();
  const parts = file.split("/");
  const name = parts.at(-1) ?? file;
  return (
    <header className="code-header">
      <button className="button square phone-code-only" aria-label="Back" onClick={back}>
        <Icon name="ui-back" />
      </button>
      <button
        className="button square narrow-only"
        aria-label="Files"
        title="Files (f)"
        aria-expanded={panels.drawer === "files"}
        onClick={() => panels.toggle("files")}
      >
        <Icon name="ui-tree" />
      </button>
      <div className="phone-title grow">
        <div className="medium cut">{name}</div>
        <div className="meta faint cut">{[repo, ...parts.slice(0, -1)].join(" › ")}</div>
      </div>
      <nav className="crumbs grow" aria-label="Place">
        <Link className="cut" href={fileUrl(repo, "")}>
          {repo}
        </Link>
        <Folders repo={repo} parts={parts.slice(0, -1)} />
        <Icon name="ui-chevron-right" size={12} />
        <Link
          className="crumb-file"
          href={fileUrl(repo, file)}
          aria-current={symbols.length === 0 ? "page" : undefined}
        >
          <Icon name="file" className="kind-scope" />
          {name}
        </Link>
        {symbols.map((node) => (
          <Fragment key={`${node.key}${node.line}`}>
            <Icon name="ui-chevron-right" size={12} />
            <a
              className="cut"
              href={symbolUrl(repo, file, node.key)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                openSymbol(node, false);
              }}
            >
              <KindIcon kind={node.kind} />
              <span className="cut">{node.name}</span>
            </a>
          </Fragment>
        ))}
      </nav>
      <button className="button square phone-code-only" aria-label="Go to symbol" onClick={() => palette.open()}>
        <Icon name="ui-search" />
      </button>
      <button className="button square desk-only" aria-label="Back" title="Back (Alt ←)" onClick={back}>
        <Icon name="ui-back" />
      </button>
      <button
        className="button square desk-only"
        aria-label="Forward"
        title="Forward (Alt →)"
        onClick={() => window.history.forward()}
      >
        <Icon name="ui-forward" />
      </button>
      <button className="button square desk-only" aria-label="Copy link" title="Copy link (y)" onClick={copyLink}>
        <Icon name="ui-link" />
      </button>
      <button
        className="button square desk-only"
        aria-label="Outline"
        title="Outline (o)"
        aria-pressed={panels.beside.outline || panels.drawer === "outline"}
        onClick={() => panels.toggle("outline")}
      >
        <Icon name="ui-outline" />
      </button>
    </header>
  );
}

function Folders({ repo, parts }: { repo: string; parts: readonly string[] }) {
  const hidden = Math.max(0, parts.length - FOLDERS);
  return parts.map((part, index) => {
    if (index > 0 && index < hidden) return null;
    const folder = parts.slice(0, index + 1).join("/");
    const folded = index < hidden;
    return (
      <Fragment key={folder}>
        <Icon name="ui-chevron-right" size={12} />
        <Link
          className="cut"
          href={fileUrl(repo, folded ? parts.slice(0, hidden).join("/") : folder)}
          title={folded ? parts.slice(0, hidden).join("/") : undefined}
        >
          {folded ? "…" : part}
        </Link>
      </Fragment>
    );
  });
}
