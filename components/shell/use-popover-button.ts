"use client";
/** A button that opens a popover beside itself, and closes it again. */
import { useRef, useState, type RefObject } from "react";
import type { Box } from "./popover";

interface PopoverButton {
  opener: RefObject<HTMLButtonElement | null>;
  /** Where the button stands while the popover is open; null while it is closed. */
  beside: Box | null;
  toggle: () => void;
  /** @param pressed the reader pressed elsewhere, and the focus belongs there */
  close: (pressed: boolean) => void;
}

export function usePopoverButton(): PopoverButton {
  const opener = useRef<HTMLButtonElement>(null);
  const [beside, setBeside] = useState<Box | null>(null);
  return {
    opener,
    beside,
    toggle: () => {
      const box = opener.current?.getBoundingClientRect();
      setBeside(beside === null && box ? { left: box.left, top: box.top, bottom: box.bottom } : null);
    },
    close: (pressed) => {
      setBeside(null);
      if (!pressed) opener.current?.focus({ preventScroll: true });
    },
  };
}
