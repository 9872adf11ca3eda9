"use client";
/** Places that were opened in this browser. */
import Link from "next/link";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { useRecents } from "../palette/recents";
import { age } from "../text/figures";
import { middleCut } from "../text/middle-cut";
import { useNow } from "../text/use-now";

export function RecentCard() {
  const recents = useRecents().slice(0, 8);
  const now = useNow();
  return (
    <section className="card" aria-labelledby="recent">
      <header>
        <h2 className="heading grow" id="recent">
          Recent
        </h2>
        <span className="meta faint">this browser</span>
      </header>
      {recents.length === 0 && (
        <p className="card-text">Nothing was opened yet. What you open from Go to symbol is listed here.</p>
      )}
      <div className="home-recent">
        {recents.map(({ kind, name, container, repo, file, url, at }) => (
          <Link key={url} className="row" href={url}>
            {kind === null ? <Icon name="file" label="file" className="kind-scope" /> : <KindIcon kind={kind} />}
            <span className="grow down">
              <span className="mono cut">{container === null ? name : `${container}::${name}`}</span>
              <span className="meta faint cut" title={`${repo}/${file}`}>
                {repo} · {middleCut(file, 34)}
              </span>
            </span>
            <span className="meta faint num">{now === null ? "" : age(at, now)}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
