"use client";
/** The files of a repository. Folders are read when they unfold; the open file is shown in its place. */
import { useEffect, useRef, useState } from "react";
import Link from "next/link";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { folderQuery, statusQuery } from "@/lib/client/queries";
import { fileUrl } from "@/lib/contract/page-url";
import { Icon } from "../icons/icon";
import { PanelClose } from "../code/panel-close";
import { foldersAbove } from "./folders-above";
import { TreeFolder } from "./tree-folder";
import type { TreeState } from "./tree-state";
import { walkTree } from "./walk-tree";
import "./tree.css";

export function FileTree({ repo, current }: { repo: string; current: string }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(foldersAbove(current)));
  const [shown, setShown] = useState(current);
  const tree = useRef<HTMLDivElement>(null);
  if (shown !== current) {
    setShown(current);
    setOpened(new Set([...opened, ...foldersAbove(current)]));
  }
  const state: TreeState = {
    repo,
    current,
    opened,
    toggle: (folder) => {
      const next = new Set(opened);
      if (!next.delete(folder)) next.add(folder);
      setOpened(next);
    },
  };
  const client = useQueryClient();
  // All at once: each folder by itself would wait for the one above it to be drawn.
  useEffect(() => {
    for (const folder of foldersAbove(current))
      void client.prefetchInfiniteQuery({ ...folderQuery(repo, folder), staleTime: Infinity });
  }, [client, repo, current]);
  const { data: status } = useQuery(statusQuery());
  const revision = status?.repositories.find(({ name }) => name === repo)?.revision;
  const reveal = (): void => {
    setOpened(new Set([...opened, ...foldersAbove(current)]));
    tree.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "center" });
  };
  return (
    <>
      <header className="panel-head">
        <Link className="line grow" href={fileUrl(repo, "")}>
          <Icon name="repository" className="k-scope" label="repository" />
          <span className="strong cut">{repo}</span>
          {revision && <span className="mono meta quiet">{revision.slice(0, 7)}</span>}
        </Link>
        <button className="button square" aria-label="Show the open file" title="Show the open file" onClick={reveal}>
          <Icon name="target" />
        </button>
        <PanelClose of="files" />
      </header>
      <div className="scrolls grow" role="tree" aria-label={`Files of ${repo}`} ref={tree} onKeyDown={walkTree}>
        <TreeFolder folder="" level={1} state={state} expected={Infinity} />
      </div>
    </>
  );
}
