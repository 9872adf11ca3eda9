/** What a folder holds: folders first, with figures; problem files say so. */
import Link from "next/link";
import { Fragment } from "react";
import { remote } from "@/lib/client/remote";
import type { findFiles } from "@/lib/contract/find-files";
import type { OperationOutput } from "@/lib/contract/operation";
import { fileUrl, reviewUrl } from "@/lib/contract/page-url";
import { Icon } from "../icons/icon";
import { PhoneHead } from "../phone/phone-head";
import { nameBelow, reachedBy } from "../tree/file-rows";
import { FileTree } from "../tree/file-tree";
import { count, counted } from "../words/figures";
import { languageName } from "../words/languages";
import { reasonWords, statusWord } from "../words/reasons";
import { questionOf } from "../ways/question";
import { WaysButton } from "../ways/ways-button";
import { FolderChevron } from "./folder-crumbs";
import { PanelButton } from "./panel-button";
import { Workspace } from "./workspace";
import { IconLink } from "../ui/icon-button";
import "./code-page.css";

interface FolderPageProps {
  repo: string;
  folder: string;
  listing: OperationOutput<typeof findFiles>;
}

export function FolderPage({ repo, folder, listing }: FolderPageProps) {
  const parts = folder === "" ? [] : folder.split("/");
  return (
    <Workspace
      title={folder === "" ? repo : `${repo}/${folder}`}
      tree={<FileTree repo={repo} current={folder} />}
      outline={null}
    >
      <PhoneHead repo={repo} path={folder} />
      <div className="code-head">
        <PanelButton panel="files" className="drawer-button" />
        <nav className="crumbs" aria-label="Place">
          <Link href={fileUrl(repo, "")} title={repo}>
            <span className="cut">{repo}</span>
          </Link>
          {parts.map((part, at) => (
            <Fragment key={parts.slice(0, at + 1).join("/")}>
              <FolderChevron repo={repo} folder={parts.slice(0, at).join("/")} current={folder} />
              <Link className="cut" href={fileUrl(repo, parts.slice(0, at + 1).join("/"))}>
                {part}
              </Link>
            </Fragment>
          ))}
        </nav>
        <span className="meta quiet num">{counted(listing.totalMatches, "entry", "entries")}</span>
        {folder === "" && (
          <IconLink
            href={reviewUrl(repo, "HEAD", null)}
            prefetch={false}
            icon="diff"
            label="Review changes"
            title="What the changes since the last commit touch"
          />
        )}
        <WaysButton
          questions={[questionOf("Files of this folder", remote.find_files, { repo, folder, scope: "all" })]}
        />
      </div>
      <div className="scrolls grow">
        {listing.results.length === 0 && (
          <p className="panel-note soft">{listing.emptyReason?.message ?? "No files are indexed here."}</p>
        )}
        <table className="folder" hidden={listing.results.length === 0}>
          <thead>
            <tr>
              <th>Name</th>
              <th>Language</th>
              <th className="right">Files</th>
              <th className="right">Symbols</th>
              <th className="right">Lines</th>
            </tr>
          </thead>
          <tbody>
            {listing.results.map((row) => (
              <tr key={row.file}>
                <td>
                  <Link className={row.type === "folder" ? "strong" : ""} href={fileUrl(repo, reachedBy(row))}>
                    <Icon name={row.type} className="k-scope" />
                    {nameBelow(folder, row)}
                  </Link>
                </td>
                <td className="soft">
                  {row.status !== null && row.status !== "indexed"
                    ? `${statusWord(row.status)}: ${reasonWords(row.reason)}`
                    : row.language === null
                      ? ""
                      : languageName(row.language)}
                </td>
                <td className="right">{row.type === "folder" ? count(row.files) : ""}</td>
                <td className="right">{count(row.symbols)}</td>
                <td className="right">{count(row.lines)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {listing.truncated && (
          <p className="panel-note soft">{`The first ${count(listing.results.length)} of ${count(listing.totalMatches)}. The tree at the left lists all.`}</p>
        )}
      </div>
    </Workspace>
  );
}
