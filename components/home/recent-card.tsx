"use client";
/** What was opened last in this browser. */
import Link from "next/link";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { useRecentPlaces } from "../recent/recent-places";
import { age } from "../words/figures";

/** The palette lists the others. */
const SHOWN = 8;

export function RecentCard({ now }: { now: number }) {
  const places = useRecentPlaces();
  return (
    <section className="card" aria-labelledby="recent">
      <header className="card-head">
        <h2 id="recent" className="grow">
          Recent
        </h2>
        <span className="meta quiet">this browser</span>
      </header>
      {places.length === 0 && <p className="card-text soft">Symbols that you open are listed here.</p>}
      <ul className="recent">
        {places.slice(0, SHOWN).map(({ url, name, kind, repo, file, at }) => (
          <li key={url}>
            <Link className="row" href={url}>
              {kind === null ? <Icon name="file" className="k-scope" label="file" /> : <KindIcon kind={kind} />}
              <span className="grow recent-words">
                <span className="mono cut">{name}</span>
                <span className="meta quiet cut">{`${repo} · ${file.split("/").slice(-2).join("/")}`}</span>
              </span>
              <span className="meta quiet num">{age(at, now)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
