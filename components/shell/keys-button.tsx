"use client";
/** Opens the list of keys; so does `?`. */
import { useRef } from "react";
import { Icon } from "../icons/icon";
import { KeysDialog } from "./keys-dialog";
import { useCommands } from "./use-commands";

export function KeysButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (): boolean | void => {
    if (dialog.current === null || dialog.current.open || document.querySelector("dialog[open]") !== null) return false;
    dialog.current.showModal();
  };
  useCommands({ "?": open });
  return (
    <>
      <button className="button square wide-only" aria-label="Keys" title="Keys (?)" onClick={() => open()}>
        <Icon name="ui-help" />
      </button>
      <KeysDialog ref={dialog} />
    </>
  );
}
