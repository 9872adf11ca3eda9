"use client";
/**
 * A dialog over the page: the browser's own, so the rest is inert and Tab stays inside. Esc and the scrim close it.
 */
import { useLayoutEffect, useRef, type ReactNode } from "react";
import "./dialog.css";

interface DialogProps {
  label: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

export function Dialog({ label, className, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Before the effects of what is in it: a dialog that opens takes the focus to what comes first.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
