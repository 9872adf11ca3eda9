/** An address that names nothing: what was asked for, and what comes nearest. */
import Link from "next/link";
import type { ReactNode } from "react";
import type { FileRow } from "@/lib/contract/file-row";
import { symbolPageUrl } from "@/lib/contract/page-url";
import type { SymbolRow } from "@/lib/contract/symbol-row";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { MiddleCut, PathCut } from "../words/middle-cut";

interface NothingHereProps {
  message: string;
  /** Repository in which the reader can begin anew; else with all of them. */
  home?: { url: string; name: string } | null;
  files?: readonly FileRow[];
  /** They lead to their pages. */
  symbols?: readonly SymbolRow[];
}

export function NothingHere({ message, home = null, files = [], symbols = [] }: NothingHereProps) {
  return (
    <main id="main" className="content scrolls">
      <h1 className="page-title">Nothing is here</h1>
      <p className="prose soft">
        {message}{" "}
        <Link className="link" href={home?.url ?? "/"}>
          {home === null ? "All repositories" : `All files of ${home.name}`}
        </Link>
      </p>
      <Nearest title="Nearest files">
        {files.map(({ repo, file, url }) => (
          <NearRow
            key={url}
            url={url}
            icon={<Icon name="file" className="k-scope" />}
            name={file.slice(file.lastIndexOf("/") + 1)}
            place={folderOf(repo, file)}
          />
        ))}
      </Nearest>
      <Nearest title="Nearest names">
        {symbols.map(({ key, kind, qualifiedName, repo, file, line }) => (
          <NearRow
            key={`${repo}/${file}:${line} ${key}`}
            url={symbolPageUrl(repo, key)}
            icon={<KindIcon kind={kind} />}
            name={qualifiedName}
            place={`${repo}/${file}:${line}`}
          />
        ))}
      </Nearest>
    </main>
  );
}

const folderOf = (repo: string, file: string): string =>
  `${repo}/${file}`.slice(0, repo.length + 1 + file.lastIndexOf("/"));

function Nearest({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="card near-rows">
      <header className="card-head">
        <h2>{title}</h2>
      </header>
      <ul>{children}</ul>
    </section>
  );
}

function NearRow({ url, icon, name, place }: { url: string; icon: ReactNode; name: string; place: string }) {
  return (
    <li>
      <Link className="row" href={url} title={`${name}, ${place}`}>
        {icon}
        <span className="near-words">
          <span className="mono near-name">
            <MiddleCut text={name} />
          </span>
          <span className="meta quiet near-place">
            <PathCut path={place} />
          </span>
        </span>
      </Link>
    </li>
  );
}
