"use client";
/** The ways on from a symbol: into its code, and the same question as a link, JSON, curl and over MCP. */
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { remote } from "@/lib/client/remote";
import { useCopiedLink } from "../code/use-copied-link";
import { CopyLinks } from "../code/copy-links";
import { Toast } from "../shell/toast";
import { questionOf } from "../ways/question";

interface SymbolLinksProps {
  /** Of the symbol in its code. */
  url: string;
  symbolKey: string;
}

export function SymbolLinks({ url, symbolKey }: SymbolLinksProps) {
  const router = useRouter();
  const copies = useCopiedLink(asItIs);
  const question = questionOf("This symbol", remote.symbol_bundle, { key: symbolKey, scope: "all" });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || event.target !== document.body || event.ctrlKey || event.metaKey) return;
      router.push(url);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [router, url]);
  return (
    <div className="symbol-links">
      <Link className="button filled" href={url}>
        Open in code <kbd className="key">Enter</kbd>
      </Link>
      <span className="symbol-copies">
        <CopyLinks question={question} copies={copies} button="button outlined" />
      </span>
      <p className="meta quiet">Same question, four ways. The link survives edits.</p>
      <Toast said={copies.copied} />
    </div>
  );
}

const asItIs = (): void => {};
