"use client";
/** A command, or an address, to copy. */
import { Icon } from "../icons/icon";
import { useAnnouncer } from "../shell/announcer";

export function CommandLine({ text, prompt = true }: { text: string; prompt?: boolean }) {
  const { note } = useAnnouncer();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      note(prompt ? "Command copied" : "Address copied");
    } catch {
      note("The browser does not let this page copy. Select the text instead.");
    }
  };
  return (
    <div className="command">
      {prompt && <span className="faint">$</span>}
      <span className="grow cut">{text}</span>
      <button
        className="button square"
        aria-label={prompt ? "Copy command" : "Copy address"}
        onClick={() => void copy()}
      >
        <Icon name="ui-copy" />
      </button>
    </div>
  );
}
