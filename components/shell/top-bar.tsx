/** The bar above every page: name, the way to anything, state of the index. */
import Link from "next/link";
import { PaletteButton } from "../palette/palette-button";
import { Brand } from "./brand";
import { IndexPill } from "./index-pill";
import { KeysButton } from "./keys-button";
import { ThemeSwitch } from "./theme-switch";
import "./top-bar.css";

/** @param search false on home, where the field is the page */
export function TopBar({ search = true }: { search?: boolean }) {
  return (
    <header className={`top-bar${search ? "" : " top-bar-home"}`}>
      <Brand />
      {search ? <PaletteButton /> : <span />}
      <nav aria-label="Main">
        <IndexPill />
        <Link className="button wide-only" href="/status">
          Status
        </Link>
        <a className="button wide-only" href="/api/openapi.json">
          API
        </a>
        <ThemeSwitch />
        <KeysButton />
      </nav>
    </header>
  );
}
