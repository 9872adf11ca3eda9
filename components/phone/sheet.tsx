"use client";
/**
 * A sheet that comes up from below on a phone. Esc closes it, pulling or pressing its grip, and the component that
 * opened it.
 */
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";

/** Pixels that the grip is pulled down for good. */
const PULLED = 56;

interface SheetProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

export function Sheet({ label, onClose, children }: SheetProps) {
  const [pulled, setPulled] = useState(0);
  const from = useRef<number | null>(null);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  const onPull = (event: PointerEvent<HTMLElement>): void => {
    if (from.current !== null) setPulled(Math.max(0, event.clientY - from.current));
  };
  const onLetGo = (): void => {
    from.current = null;
    if (pulled > PULLED) onClose();
    else setPulled(0);
  };
  return (
    <section
      ref={sheet}
      className="sheet"
      aria-label={label}
      tabIndex={-1}
      style={pulled > 0 ? { transform: `translateY(${pulled}px)` } : undefined}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <button
        className="sheet-grip"
        aria-label="Close"
        onClick={onClose}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPull}
        onPointerUp={onLetGo}
        onPointerCancel={onLetGo}
      />
      {children}
    </section>
  );
}
