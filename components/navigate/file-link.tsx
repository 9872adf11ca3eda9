"use client";
/** A link to a file: the workspace stays where there is one. With a modifier it is the browser's. */
import Link from "next/link";
import type { ComponentProps } from "react";
import { useVisit } from "./visits";

export function FileLink({ href, onClick, ...link }: ComponentProps<typeof Link> & { href: string }) {
  const visit = useVisit();
  return (
    <Link
      {...link}
      href={href}
      prefetch={false}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        visit(href);
      }}
    />
  );
}
