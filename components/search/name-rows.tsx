/** A symbol or a file in a list of the search page: its name, what it stands in, its place. */
import Link from "next/link";
import type { FileRow } from "@/lib/contract/file-row";
import type { SymbolRow } from "@/lib/contract/symbol-row";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { MarkedText } from "../palette/marked-text";
import { MiddleCut, PathCut } from "../words/middle-cut";

/** @param hit it is walked to from the field, as a line that matches is */
export function SymbolNameRow({ row, hit = false }: { row: SymbolRow; hit?: boolean }) {
  const { name, kind, container, repo, file, line, url, matched, signature, folded } = row;
  return (
    <li>
      <Link className="row" href={url} prefetch={false} data-hit={hit || undefined} title={signature || name}>
        <KindIcon kind={kind} />
        <span className="mono found-name">
          <MarkedText text={name} matched={matched} />
        </span>
        {container !== null && (
          <span className="mono meta soft found-container">
            <MiddleCut text={container} />
          </span>
        )}
        {folded > 0 && (
          <span
            className="meta quiet num found-more"
            title="Declarations, overloads and overrides that stand behind this row"
          >
            {`+${folded} more`}
          </span>
        )}
        <span className="meta quiet found-place">
          <PathCut path={`${repo}/${file}`} line={line} />
        </span>
      </Link>
    </li>
  );
}

export function FileNameRow({ row }: { row: FileRow }) {
  const { type, name, repo, file, url, matched } = row;
  const start = file.length - name.length;
  const inName = matched.map(([from, to]) => [Math.max(0, from - start), to - start] as const);
  return (
    <li>
      <Link className="row" href={url} prefetch={false} data-hit title={`${repo}/${file}`}>
        <Icon name={type} className="k-scope" />
        <span className="mono found-name">
          <MarkedText text={name} matched={inName.filter(([from, to]) => to > from)} />
        </span>
        <span className="meta quiet found-place">
          <PathCut path={[repo, ...file.split("/").slice(0, -1)].join("/")} />
        </span>
      </Link>
    </li>
  );
}
