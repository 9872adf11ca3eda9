"use client";
/** The palette before anything is typed: what was opened last. */
import Link from "next/link";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { useRecentPlaces } from "../recent/recent-places";
import { pathTail } from "../words/paths";

export function PaletteStart({ onOpen }: { onOpen: () => void }) {
  const places = useRecentPlaces();
  if (places.length === 0) {
    return (
      <p className="palette-empty soft">Type a name, a part of it, or its initials. One or two typos are forgiven.</p>
    );
  }
  return (
    <nav aria-label="Recent" className="palette-list">
      <p className="palette-group">Recent</p>
      {places.map(({ url, name, kind, repo, file }) => (
        <Link className="palette-row" key={url} href={url} onClick={onOpen}>
          {kind === null ? <Icon name="file" className="k-scope" /> : <KindIcon kind={kind} />}
          <span className="palette-name mono cut">{name}</span>
          <span className="palette-place meta cut">{`${repo} · ${pathTail(file)}`}</span>
        </Link>
      ))}
    </nav>
  );
}
