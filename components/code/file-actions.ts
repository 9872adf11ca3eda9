/** What can be done with the open file as a whole. */
import { fileUrl, historyUrl } from "@/lib/contract/page-url";
import type { MenuItem } from "../menu/context-menu";

interface FileActions {
  repo: string;
  file: string;
  /** Of the cursor. */
  at: { line: number; column: number };
  /** Lines are wrapped. */
  wrap: boolean;
  onWrap: () => void;
  onCopyAll: () => void;
  /** Null where no commit is known. */
  onCopyCommit: (() => void) | null;
  onVisit: (url: string) => void;
}

/** `/raw/…`, `/open/…` of a file. */
const addressIn = (room: string, repo: string, file: string): string => fileUrl(repo, file).replace("/r/", `/${room}/`);

export const rawAddress = (repo: string, file: string): string => addressIn("raw", repo, file);

export function fileActions({
  repo,
  file,
  at,
  wrap,
  onWrap,
  onCopyAll,
  onCopyCommit,
  onVisit,
}: FileActions): MenuItem[][] {
  const editor = `${addressIn("open", repo, file)}?line=${at.line}&column=${at.column}`;
  const history = historyUrl(repo, file);
  return [
    [
      { does: "History", icon: "clock", run: () => onVisit(history) },
      { does: "Blame", icon: "blame", run: () => onVisit(`${history}?view=blame#L${at.line}`) },
    ],
    [
      { does: wrap ? "Do not wrap lines" : "Wrap lines", icon: "wrap", run: onWrap },
      ...(onCopyCommit === null
        ? []
        : [{ does: "Copy link to this commit", icon: "link", run: onCopyCommit } satisfies MenuItem]),
      { does: "Copy the whole text", icon: "copy", run: onCopyAll },
      { does: "Text alone", icon: "file", run: () => void window.open(rawAddress(repo, file), "_blank", "noopener") },
      // The server knows where the file stands on its own machine, which is the reader's only here.
      ...(isThisMachine()
        ? [{ does: "Open in VS Code", icon: "open", run: () => location.assign(editor) } satisfies MenuItem]
        : []),
    ],
  ];
}

const isThisMachine = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
