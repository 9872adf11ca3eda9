"use client";
/** The open file in the breadcrumb: a press lists the files beside it. */
import { useRef, useState } from "react";
import { Icon } from "../icons/icon";
import type { Box } from "../shell/popover";
import { MiddleCut } from "../words/middle-cut";
import { FilesBeside } from "./files-beside";

export function FileCrumb({ repo, file }: { repo: string; file: string }) {
  const [beside, setBeside] = useState<Box | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = (): void => {
    const box = button.current?.getBoundingClientRect();
    setBeside(beside === null && box ? { left: box.left, top: box.top, bottom: box.bottom } : null);
  };
  return (
    <>
      <button ref={button} title={file} aria-haspopup="dialog" aria-expanded={beside !== null} onClick={toggle}>
        <Icon name="file" className="k-scope" />
        <MiddleCut text={file.slice(file.lastIndexOf("/") + 1)} />
      </button>
      {beside !== null && (
        <FilesBeside
          repo={repo}
          file={file}
          beside={beside}
          opener={button}
          onClose={(pressed) => {
            setBeside(null);
            if (!pressed) button.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
