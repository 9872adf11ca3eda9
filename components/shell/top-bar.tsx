"use client";
/**
 * The bar above every page: home, the field that opens the palette (of the search page: its own), the state of the
 * index, and the way elsewhere.
 */
import dynamic from "next/dynamic";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Icon } from "../icons/icon";
import { useOverlays } from "./overlay-context";
import { Brand } from "./brand";
import { IndexPill } from "./index-pill";
import { ThemeSwitch } from "./theme-switch";
import { IconButton } from "../ui/icon-button";
import "./top-bar.css";

/** Of one page alone: the others do without its script. */
const SearchField = dynamic(async () => (await import("../search/search-field")).SearchField);

/** @param who is signed in with a token; null where nobody can sign out */
export function TopBar({ who }: { who: string | null }) {
  const { openPalette, openKeys } = useOverlays();
  const path = usePathname();
  return (
    <header className="top-bar">
      <Brand />
      {path === "/" ? (
        <span />
      ) : path === "/search" ? (
        <SearchField />
      ) : (
        <button className="top-field" aria-haspopup="dialog" onClick={() => openPalette()}>
          <Icon name="search" />
          <span className="grow cut">Go to symbol or file</span>
          <kbd className="key">Ctrl K</kbd>
        </button>
      )}
      <nav aria-label="Main">
        <IndexPill />
        <Link className="button wide-only" href="/search" title="Text in all files (Ctrl Shift F)">
          Search
        </Link>
        <Link className="button wide-only" href="/status">
          Status
        </Link>
        <Link className="button wide-only" href="/reference">
          API
        </Link>
        <ThemeSwitch />
        <IconButton className="wide-only" icon="help" label="Keys" title="Keys (?)" onClick={openKeys} />
        {who !== null && <IconButton icon="sign-out" label="Sign out" title={`Sign out (${who})`} onClick={signOut} />}
      </nav>
    </header>
  );
}

/** By a script: under `no-referrer` a form does not say which site it is of, and is refused. */
function signOut(): void {
  const leave = (): void => location.assign("/sign-in?out=1");
  void fetch("/sign-out", { method: "POST", redirect: "manual" }).then(leave, leave);
}
