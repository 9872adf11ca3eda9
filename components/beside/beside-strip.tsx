"use client";
/** Where the window has room for one pane only: what the link shows beside the code, and the way to it. */
import { Icon } from "../icons/icon";
import { useAlone } from "./beside-pane";
import { closeBeside } from "./beside-store";
import { IconButton } from "../ui/icon-button";

export function BesideStrip({ url }: { url: string }) {
  const { names, alone } = useAlone(url);
  if (names === null) return null;
  return (
    <div className="banner flat">
      <Icon name="beside" />
      <p className="grow cut" title={`${names.repo}/${names.file}`}>
        Beside: <code>{names.file.slice(names.file.lastIndexOf("/") + 1)}</code>
      </p>
      <button className="button outlined" onClick={alone}>
        Open
      </button>
      <IconButton icon="close" label="Close beside" onClick={closeBeside} />
    </div>
  );
}
