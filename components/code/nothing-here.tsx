/** An address that names nothing: what was asked for, and what comes nearest. */
import Link from "next/link";
import type { FileRow } from "@/lib/contract/file-row";
import { Icon } from "../icons/icon";

export function NothingHere({ message, near }: { message: string; near: readonly FileRow[] }) {
  return (
    <main id="main" className="content scrolls">
      <h1 className="page-title">Nothing is here</h1>
      <p className="prose soft">{message}</p>
      {near.length > 0 && (
        <section className="card near-files">
          <header className="card-head">
            <h2>Nearest files</h2>
          </header>
          <ul>
            {near.map(({ repo, file, url }) => (
              <li key={url}>
                <Link className="row" href={url}>
                  <Icon name="file" className="k-scope" />
                  <span className="mono cut">{file}</span>
                  <span className="meta quiet">{repo}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
