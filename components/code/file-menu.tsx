"use client";
/** The button of what can be done with the open file as a whole. */
import { later } from "../shell/later";
import { usePopoverButton } from "../shell/use-popover-button";
import { IconButton } from "../ui/icon-button";
import type { OpenFileMenuProps } from "./open-file-menu";

const OpenFileMenu = later(async () => (await import("./open-file-menu")).OpenFileMenu);

export function FileMenu(file: Omit<OpenFileMenuProps, "label" | "beside" | "onClose">) {
  const { opener, beside, toggle, close } = usePopoverButton();
  return (
    <>
      <IconButton
        ref={opener}
        icon="more"
        label={LABEL}
        title={LABEL}
        aria-haspopup="menu"
        aria-expanded={beside !== null}
        onClick={toggle}
      />
      {beside !== null && <OpenFileMenu {...file} label={LABEL} beside={beside} onClose={close} />}
    </>
  );
}

const LABEL = "About this file";
