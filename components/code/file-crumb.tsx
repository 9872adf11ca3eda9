"use client";
/** The open file in the breadcrumb: a press lists what stands beside it. */
import { Icon } from "../icons/icon";
import { usePopoverButton } from "../shell/use-popover-button";
import { later } from "../shell/later";
import { MiddleCut } from "../words/middle-cut";
import { OpenCrumbList } from "./crumb-list";

const FolderList = later(async () => (await import("./folder-list")).FolderList);

export function FileCrumb({ repo, file }: { repo: string; file: string }) {
  const { opener, beside, toggle, close } = usePopoverButton();
  const slash = file.lastIndexOf("/");
  const name = file.slice(slash + 1);
  return (
    <>
      <button ref={opener} title={file} aria-haspopup="dialog" aria-expanded={beside !== null} onClick={toggle}>
        <Icon name="file" className="k-scope" />
        <MiddleCut text={name} />
      </button>
      {beside !== null && (
        <OpenCrumbList value={{ beside, opener, onClose: close }}>
          <FolderList repo={repo} folder={file.slice(0, Math.max(0, slash))} current={file} label={`Beside ${name}`} />
        </OpenCrumbList>
      )}
    </>
  );
}
