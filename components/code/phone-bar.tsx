"use client";
/** The bar under the code on a phone. */
import { Icon } from "../icons/icon";
import { usePanels } from "../workspace/panels";

export function PhoneBar({ copyLink }: { copyLink(): void }) {
  const { toggle, drawer } = usePanels();
  return (
    <nav className="phone-bar" aria-label="File">
      <button aria-expanded={drawer === "files"} onClick={() => toggle("files")}>
        <Icon name="ui-tree" size={20} />
        Files
      </button>
      <button aria-expanded={drawer === "outline"} onClick={() => toggle("outline")}>
        <Icon name="ui-outline" size={20} />
        Outline
      </button>
      <button onClick={copyLink}>
        <Icon name="ui-link" size={20} />
        Copy link
      </button>
    </nav>
  );
}
