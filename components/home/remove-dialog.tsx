"use client";
/** Asks once more before a repository is removed, and names what goes and what stays. */
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { Dialog } from "../shell/dialog";
import { counted } from "../words/figures";
import type { Sources } from "./use-sources";

interface RemoveDialogProps {
  repository: RepositoryRow;
  sources: Sources;
  onClose: () => void;
}

export function RemoveDialog({ repository: { name, files, symbols }, sources, onClose }: RemoveDialogProps) {
  const fetched = sources.fetched.find((each) => each.repository === name);
  const remove = (): void =>
    void sources.ask({ verb: "remove", name }).then((isTaken) => {
      if (isTaken) onClose();
    });
  return (
    <Dialog label={`Remove ${name}`} className="remove-dialog" onClose={onClose}>
      <h2>{`Remove ${name}?`}</h2>
      <p>{`The index forgets its ${counted(files, "file")} and ${counted(symbols, "symbol")}. Links to them lead nowhere then.`}</p>
      <p>
        {fetched === undefined
          ? "The folder itself stays as it is."
          : `What git fetched from ${fetched.url} is deleted. The repository there stays as it is.`}
      </p>
      {sources.refused !== null && (
        <p className="banner err" role="alert">{`${sources.refused.message} ${sources.refused.hint}`}</p>
      )}
      <footer className="remove-foot">
        <button className="button outlined" onClick={onClose} autoFocus>
          Keep it
        </button>
        <button className="button filled danger" disabled={sources.isAsking} onClick={remove}>
          {`Remove ${name}`}
        </button>
      </footer>
    </Dialog>
  );
}
