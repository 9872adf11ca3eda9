"use client";
/** What a folder holds: folders first, then files, with what is known of each. */
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { folderQuery } from "@/lib/client/queries";
import type { OperationOutput } from "@/lib/contract/operation";
import { fileUrl } from "@/lib/contract/page-url";
import type { operations } from "@/lib/contract/registry";
import type { FileRow } from "@/lib/contract/file-row";
import { Icon } from "../icons/icon";
import { readSoFar } from "../shell/index-words";
import { count, countOf } from "../text/figures";
import { languageName } from "../text/languages";
import { usePanels } from "../workspace/panels";
import { PhoneBar } from "./phone-bar";
import "./folder-view.css";
import "../states/states.css";
import "./code-view.css";

interface Props {
  repo: string;
  folder: string;
  initial: OperationOutput<typeof operations.find_files>;
}

export function FolderView({ repo, folder, initial }: Props) {
  const query = useInfiniteQuery({
    ...folderQuery(repo, folder),
    initialData: { pages: [initial], pageParams: [null] },
    refetchInterval: ({ state }) => (state.data?.pages[0].index.state === "indexing" ? 5000 : false),
  });
  const { toggle, phone } = usePanels();
  const [first] = query.data.pages;
  const rows = query.data.pages.flatMap(({ results }) => results);
  const parts = folder === "" ? [] : folder.split("/");
  return (
    <div className="code-page">
      <main id="main" className="code-column" data-panel="code" tabIndex={-1}>
        <header className="code-header">
          <button className="button square narrow-only" aria-label="Files" onClick={() => toggle("files")}>
            <Icon name="ui-tree" />
          </button>
          <h1 className="folder-crumbs">
            <Link href={fileUrl(repo, "")}>{repo}</Link>
            {parts.map((part, index) => (
              <span key={index} className="across">
                <Icon name="ui-chevron-right" size={12} className="kind-scope" />
                <Link href={fileUrl(repo, parts.slice(0, index + 1).join("/"))}>{part}</Link>
              </span>
            ))}
          </h1>
        </header>
        {first.index.state === "indexing" && (
          <div className="banner banner-info">
            <Icon name="ui-info" />
            <span>Read so far: {readSoFar(first.index)}. More may appear.</span>
          </div>
        )}
        <div className="folder-list">
          {folder !== "" && (
            <Link className="row folder-row" href={fileUrl(repo, parts.slice(0, -1).join("/"))}>
              <Icon name="ui-back" label="up" />
              <span>..</span>
            </Link>
          )}
          {rows.length === 0 && <p className="tree-message">{first.emptyReason?.message ?? "Nothing is in here."}</p>}
          {rows.map((row) => (
            <FolderRow key={row.file} row={row} />
          ))}
          {query.hasNextPage && (
            <button className="button outlined folder-more" onClick={() => void query.fetchNextPage()}>
              Show more: {count(rows.length)} of {count(first.totalMatches)}
            </button>
          )}
        </div>
        {phone && <PhoneBar copyLink={() => void navigator.clipboard.writeText(window.location.href)} />}
      </main>
    </div>
  );
}

function FolderRow({ row }: { row: FileRow }) {
  const isFile = row.type === "file";
  const about = isFile
    ? row.status === "indexed" || row.status === "partial"
      ? countOf(row.symbols, "symbol")
      : `${row.status}: ${row.reason?.replaceAll("_", " ") ?? ""}`
    : countOf(row.files, "file");
  return (
    <Link className="row folder-row" href={row.url} prefetch={false}>
      <Icon name={row.type} label={row.type} className="kind-scope" />
      <span className="cut grow">{row.name}</span>
      {row.status === "partial" && <Icon name="ui-warning" size={14} className="tone-warn" label="has gaps" />}
      {row.status === "failed" && <Icon name="ui-error" size={14} className="tone-err" label="failed" />}
      <span className="folder-language meta faint">{row.language === null ? "" : languageName(row.language)}</span>
      <span className="folder-figure meta faint num">{about}</span>
      <span className="folder-figure folder-lines meta faint num">{isFile ? countOf(row.lines, "line") : ""}</span>
    </Link>
  );
}
