"use client";
/** The ways on from a symbol: into its code, and the same question as a link, JSON and curl. */
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { queryString } from "@/lib/client/query-string";
import { useCopiedLink } from "../code/use-copied-link";
import { Icon } from "../icons/icon";
import { Toast } from "../shell/toast";

interface SymbolDoorsProps {
  /** Of the symbol in its code. */
  url: string;
  symbolKey: string;
}

export function SymbolDoors({ url, symbolKey }: SymbolDoorsProps) {
  const router = useRouter();
  const { copied, copyLink, copyText } = useCopiedLink(asItIs);
  const api = `/api/symbols/bundle${queryString({ key: symbolKey, scope: "all" })}`;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || event.target !== document.body || event.ctrlKey || event.metaKey) return;
      router.push(url);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [router, url]);
  return (
    <div className="symbol-doors">
      <Link className="button filled" href={url}>
        Open in code <kbd className="key">Enter</kbd>
      </Link>
      <span className="symbol-copies">
        <button className="button outlined" onClick={copyLink}>
          <Icon name="link" />
          Link
        </button>
        <a className="button outlined" href={api}>
          <Icon name="json" />
          JSON
        </a>
        <button
          className="button outlined"
          onClick={() => copyText(`curl '${location.origin}${api.replaceAll("'", "%27")}'`, "Command copied.")}
        >
          <Icon name="terminal" />
          curl
        </button>
      </span>
      <p className="meta quiet">Same question, three ways. The link survives edits.</p>
      <Toast said={copied} />
    </div>
  );
}

const asItIs = (): void => {};
