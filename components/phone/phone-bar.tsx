"use client";
/** The bar below the code on a phone. It holds what wide windows show beside and above the code. */
import type { Counterpart } from "@/lib/contract/symbol-counterpart";
import { PanelButton } from "../code/panel-button";
import { sideWord } from "../code/use-counterpart";
import { FileLink } from "../navigate/file-link";
import { Icon } from "../icons/icon";

interface PhoneBarProps {
  counterpart: Counterpart | null;
  copied: boolean;
  onCopy: () => void;
}

export function PhoneBar({ counterpart, copied, onCopy }: PhoneBarProps) {
  return (
    <nav className="phone-bar" aria-label="File">
      <PanelButton panel="files" className="phone-button" worded />
      <PanelButton panel="outline" className="phone-button" worded />
      {counterpart !== null && (
        <FileLink className="phone-button" href={counterpart.url}>
          <Icon name="split" size={20} />
          {sideWord(counterpart)}
        </FileLink>
      )}
      <button className="phone-button" onClick={onCopy}>
        <Icon name={copied ? "check" : "link"} size={20} className={copied ? "tone-ok" : ""} />
        {copied ? "Copied" : "Copy link"}
      </button>
    </nav>
  );
}
