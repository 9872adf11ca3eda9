"use client";
/** What stands between two parts of the breadcrumb: a press lists what the part before it holds. */
import type { ReactNode } from "react";
import { Icon } from "../icons/icon";
import { usePopoverButton } from "../shell/use-popover-button";
import { OpenCrumbList } from "./crumb-list";

interface CrumbChevronProps {
  /** What is listed, in words. */
  label: string;
  className?: string;
  /** The list, drawn while it is open. */
  children: ReactNode;
}

export function CrumbChevron({ label, className = "", children }: CrumbChevronProps) {
  const { opener, beside, toggle, close } = usePopoverButton();
  return (
    <>
      <button
        ref={opener}
        className={`crumb-chevron quiet ${className}`}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={beside !== null}
        onClick={toggle}
      >
        <Icon name={beside === null ? "chevron-right" : "chevron-down"} size={12} />
      </button>
      {beside !== null && <OpenCrumbList value={{ beside, opener, onClose: close }}>{children}</OpenCrumbList>}
    </>
  );
}
