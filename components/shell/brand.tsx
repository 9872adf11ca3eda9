/** The name, with the lead line that it is taken from. */
import Link from "next/link";

export function Brand() {
  return (
    <Link className="brand" href="/">
      <svg className="icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M10 1.6v9.6M10 3.4h3.4M10 6.4H6.6M10 9.4h3.4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
        <path d="M10 10.2c2.5 2.2 3.7 3.9 3.7 5.3a3.7 3.7 0 0 1-7.4 0c0-1.4 1.2-3.1 3.7-5.3z" fill="currentColor" />
      </svg>
      Fathom
    </Link>
  );
}
