/** Below the outline: the source of a header, or the header of a source. */
import type { Counterpart } from "@/lib/contract/symbol-counterpart";
import { FileLink } from "../navigate/file-link";
import { Icon } from "../icons/icon";

export function CounterpartFoot({ counterpart }: { counterpart: Counterpart | null }) {
  if (counterpart === null) return null;
  const { file, url } = counterpart;
  return (
    <footer className="counterpart">
      <p className="line meta quiet">
        <span className="grow">Counterpart</span>
        <kbd className="key">Alt O</kbd>
      </p>
      <FileLink className="line link mono meta" href={url} title={file}>
        <Icon name="file" className="k-scope" />
        <span className="cut">{file.slice(file.lastIndexOf("/") + 1)}</span>
      </FileLink>
    </footer>
  );
}
