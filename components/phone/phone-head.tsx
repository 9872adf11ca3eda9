"use client";
/** The head of a code page on a phone, in place of the top bar: back, where this is, search, and the way elsewhere. */
import Link from "next/link";
import { Fragment } from "react";
import { fileUrl, historyUrl } from "@/lib/contract/page-url";
import { rawAddress } from "../code/file-actions";
import { IndexPill } from "../shell/index-pill";
import { useOverlays } from "../shell/overlay-context";
import { ThemeSwitch } from "../shell/theme-switch";
import { IconButton } from "../ui/icon-button";
import "./phone.css";

interface PhoneHeadProps {
  repo: string;
  /** Of the file or folder; empty for the repository's root. */
  path: string;
  isFile?: boolean;
}

/** Folders shown, the nearest ones. */
const FOLDERS = 2;

export function PhoneHead({ repo, path, isFile = false }: PhoneHeadProps) {
  const { openPalette } = useOverlays();
  const parts = path.split("/").filter((part) => part !== "");
  const folders = parts.slice(0, -1);
  const first = Math.max(0, folders.length - FOLDERS);
  return (
    <header className="phone-head">
      <IconButton icon="back" label="Back" onClick={() => history.back()} />
      <div className="grow">
        <p className="cut phone-title">{parts.at(-1) ?? repo}</p>
        <nav className="meta quiet cut" aria-label="Folders above">
          {parts.length > 0 && <Link href={fileUrl(repo, "")}>{repo}</Link>}
          {folders.slice(first).map((folder, at) => (
            <Fragment key={first + at}>
              {first > 0 && at === 0 ? " › … › " : " › "}
              <Link href={fileUrl(repo, folders.slice(0, first + at + 1).join("/"))}>{folder}</Link>
            </Fragment>
          ))}
        </nav>
      </div>
      <IconButton icon="search" label="Go to symbol or file" onClick={() => openPalette()} />
      <IconButton icon="more" label="More" popoverTarget="phone-more" />
      <div className="phone-more" id="phone-more" popover="auto">
        <IndexPill />
        <Link className="row" href="/">
          Home
        </Link>
        <Link className="row" href="/search">
          Search text
        </Link>
        <Link className="row" href="/status">
          Status
        </Link>
        <Link className="row" href="/reference">
          API
        </Link>
        {isFile && (
          <>
            <Link className="row" href={historyUrl(repo, path)}>
              History of this file
            </Link>
            <a className="row" href={rawAddress(repo, path)}>
              Its text alone
            </a>
          </>
        )}
        <ThemeSwitch worded />
      </div>
    </header>
  );
}
