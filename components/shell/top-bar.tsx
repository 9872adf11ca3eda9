"use client";
/** The bar above every page: home, the field that opens the palette, the state of the index, and the way elsewhere. */
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Icon } from "../icons/icon";
import { useOverlays } from "./overlays";
import { Brand } from "./brand";
import { IndexPill } from "./index-pill";
import { ThemeSwitch } from "./theme-switch";
import "./top-bar.css";

export function TopBar() {
  const { openPalette, openKeys } = useOverlays();
  const atHome = usePathname() === "/";
  return (
    <header className="top-bar">
      <Brand />
      {atHome ? (
        <span />
      ) : (
        <button className="top-field" aria-haspopup="dialog" onClick={() => openPalette()}>
          <Icon name="search" />
          <span className="grow cut">Go to symbol or file</span>
          <kbd className="key">Ctrl K</kbd>
        </button>
      )}
      <nav aria-label="Main">
        <IndexPill />
        <Link className="button wide-only" href="/status">
          Status
        </Link>
        <a className="button wide-only" href="/api/openapi.json">
          API
        </a>
        <ThemeSwitch />
        <button className="button square wide-only" aria-label="Keys" title="Keys (?)" onClick={openKeys}>
          <Icon name="help" />
        </button>
      </nav>
    </header>
  );
}
