"use client";
/** The open file in the breadcrumb: a press lists the files beside it. */
import { Icon } from "../icons/icon";
import { usePopoverButton } from "../shell/use-popover-button";
import { MiddleCut } from "../words/middle-cut";
import { FilesBeside } from "./files-beside";

export function FileCrumb({ repo, file }: { repo: string; file: string }) {
  const { opener, beside, toggle, close } = usePopoverButton();
  return (
    <>
      <button ref={opener} title={file} aria-haspopup="dialog" aria-expanded={beside !== null} onClick={toggle}>
        <Icon name="file" className="k-scope" />
        <MiddleCut text={file.slice(file.lastIndexOf("/") + 1)} />
      </button>
      {beside !== null && <FilesBeside repo={repo} file={file} beside={beside} opener={opener} onClose={close} />}
    </>
  );
}
