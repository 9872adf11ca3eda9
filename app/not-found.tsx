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
        , or find a symbol or a file in the field above.
      </p>
    </main>
  );
}
