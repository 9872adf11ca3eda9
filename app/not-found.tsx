import Link from "next/link";

export default function NotFound() {
  return (
    <main id="main" className="content scrolls">
      <h1 className="page-title">Nothing is here</h1>
      <p className="prose soft">
        This address names no page of Fathom.{" "}
        <Link className="link" href="/">
          Go home
        </Link>
        , or press <kbd className="key">Ctrl K</kbd> to find a symbol.
      </p>
    </main>
  );
}
