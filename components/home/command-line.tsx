"use client";
/** A command to copy. Says that it was copied in place, for a moment. */
import { useEffect, useState } from "react";
import { IconButton } from "../ui/icon-button";

export function CommandLine({ command, prompt = "$" }: { command: string; prompt?: string | null }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    void navigator.clipboard?.writeText(command).then(() => setCopied(true));
  };
  return (
    <div className="command">
      {prompt !== null && <span className="command-prompt">{prompt}</span>}
      <span className="grow cut" title={command}>
        {command}
      </span>
      <IconButton icon={copied ? "check" : "copy"} label={copied ? "Copied" : `Copy ${command}`} onClick={copy} />
      <span className="visually-hidden" aria-live="polite">
        {copied ? "Command copied" : ""}
      </span>
    </div>
  );
}
