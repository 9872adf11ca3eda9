/** One row of the file tree. */
import { Icon } from "../icons/icon";
import { count } from "../text/figures";
import { middleCut } from "../text/middle-cut";
import type { FileTreeRow } from "./flatten-folders";
import { Guides, Twist } from "./tree-parts";

/** @param flat a list of files found by name: the path stands behind the name */
export function FileRowView({ row, flat }: { row: FileTreeRow; flat: boolean }) {
  const file = row.row;
  if (file === null) return <NoteRow row={row} />;
  const folder = file.file.slice(0, Math.max(0, file.file.length - file.name.length - 1));
  return (
    <>
      <Guides level={row.level} />
      {!flat && <Twist expanded={row.expanded} />}
      <Icon name={file.type} className="kind-scope" />
      <span className="cut grow" title={file.file}>
        {file.name}
        {flat && <span className="meta faint"> {middleCut(folder, 30)}</span>}
      </span>
      {file.type === "folder" && <span className="meta faint num">{count(file.files)}</span>}
      {file.status === "partial" && <Icon name="ui-warning" size={14} className="tone-warn" label="has gaps" />}
      {file.status === "failed" && <Icon name="ui-error" size={14} className="tone-err" label="failed" />}
      {file.status === "skipped" && <Icon name="ui-minus" size={14} className="tone-idle" label="skipped" />}
    </>
  );
}

function NoteRow({ row }: { row: FileTreeRow }) {
  return (
    <>
      <Guides level={row.level} />
      <Twist expanded={undefined} />
      {row.kind === "reading" ? (
        <span className="skeleton" style={{ width: "50%" }} />
      ) : (
        <span className={row.kind === "failed" ? "tone-err" : "link"}>{row.label}</span>
      )}
    </>
  );
}
