"use client";
/** Files of a repository: lazy folders, the open file revealed, files by name when a filter is typed. */
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { filesQuery } from "@/lib/client/queries";
import { fileUrl } from "@/lib/contract/page-url";
import { Icon } from "../icons/icon";
import { count } from "../text/figures";
import { FileRowView } from "./file-row-view";
import { flattenFolders, type FileTreeRow } from "./flatten-folders";
import { TreeView } from "./tree-view";
import { useFolders } from "./use-folders";

interface Props {
  repo: string;
  revision: string | null;
  /** Path of the file or folder that is open. */
  path: string;
}

export function FileTree({ repo, revision, path }: Props) {
  const router = useRouter();
  const [filter, setFilter] = useState<string | null>(null);
  const tree = useFolders(repo, path);
  const found = useQuery({
    ...filesQuery({ query: filter ?? "", repo, scope: "all", limit: 100 }),
    enabled: filter !== null && filter !== "",
  });
  const filtering = filter !== null && filter !== "";
  const rows = filtering ? foundRows(found.data?.results ?? []) : flattenFolders(tree.folders, tree.open);

  const act = (row: FileTreeRow, beside: boolean): void => {
    if (row.kind === "more") tree.readMore(row.path);
    else if (row.kind === "failed") void tree.read(row.path, true);
    else if (row.kind === "folder" && !beside) tree.toggle(row.path);
    else if (row.kind === "reading") return;
    else if (beside) window.open(row.href, "_blank", "noopener");
    else router.push(row.href);
  };
  return (
    <aside className="side-panel" aria-label="Files" data-panel="files">
      <div className="panel-head">
        <a className="across grow" href={fileUrl(repo, "")} title={repo}>
          <Icon name="repository" label="repository" className="kind-scope" />
          <b className="medium cut">{repo}</b>
          {revision !== null && <span className="meta faint mono">{revision.slice(0, 7)}</span>}
        </a>
        <button
          className="button square"
          aria-label="Filter files"
          title="Filter files"
          aria-pressed={filter !== null}
          onClick={() => setFilter(filter === null ? "" : null)}
        >
          <Icon name="ui-filter" />
        </button>
        <button
          className="button square"
          aria-label="Show the open file"
          title="Show the open file"
          onClick={() => {
            setFilter(null);
            tree.show(path);
          }}
        >
          <Icon name="ui-target" />
        </button>
      </div>
      {filter !== null && (
        <div className="tree-filter-box">
          <input
            className="tree-filter"
            autoFocus
            aria-label={`Files of ${repo} by name`}
            placeholder="Name or path"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            onKeyDown={(event) => event.key === "Escape" && setFilter(null)}
          />
        </div>
      )}
      {filtering && found.data !== undefined && rows.length === 0 && (
        <p className="tree-message">
          No files match.{" "}
          <button className="button outlined" onClick={() => setFilter(null)}>
            Lift filter
          </button>
        </p>
      )}
      <TreeView
        rows={rows}
        label={repo}
        selectedId={path}
        open={act}
        toggle={(row) => act(row, false)}
        render={(row) => <FileRowView row={row} flat={filtering} />}
      />
      {filtering && found.data?.truncated && (
        <p className="tree-message meta">100 of {count(found.data.totalMatches)} files</p>
      )}
    </aside>
  );
}

/** Files found by name: no tree, but the same rows. */
function foundRows(results: readonly NonNullable<FileTreeRow["row"]>[]): FileTreeRow[] {
  return results.map((row, index) => ({
    id: row.file,
    kind: "file",
    path: row.file,
    row,
    level: 1,
    setSize: results.length,
    position: index + 1,
    expanded: undefined,
    label: `file, ${row.file}`,
    text: row.name,
    href: row.url,
  }));
}
