"use client";
/**
 * What floats beside a place of the page, below it where there is room, else above. Esc, a press or a turn of the
 * wheel elsewhere and a new size of the window close it. The place must be given anew when it moves.
 */
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import "./popover.css";

/** A place on the screen, in pixels of the window. */
export interface Box {
  left: number;
  top: number;
  bottom: number;
}

interface PopoverProps {
  beside: Box;
  role: "dialog" | "menu";
  label: string;
  className: string;
  /** @param pressed by a press elsewhere: what was pressed has the focus then */
  onClose: (pressed: boolean) => void;
  onKeyDown?: KeyboardEventHandler;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  /** The popover that it was opened from: a press in it is none elsewhere, and Esc closes it before the other. */
  within?: Element | null;
  /** What it was opened with, and is closed with too: a press on it is none elsewhere. */
  opener?: RefObject<Element | null>;
  children: ReactNode;
}

/** Pixels between it and its place, and to the edge of the window. */
const GAP = 4;
const MARGIN = 8;

export function Popover({
  beside,
  role,
  label,
  className,
  onClose,
  within,
  opener,
  children,
  ...events
}: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const { offsetWidth: width, offsetHeight: height } = ref.current;
    const below = beside.bottom + GAP;
    const fits = below + height <= innerHeight - MARGIN || beside.top < height + GAP + MARGIN;
    setAt({
      left: Math.max(MARGIN, Math.min(beside.left, innerWidth - width - MARGIN)),
      top: Math.max(MARGIN, fits ? Math.min(below, innerHeight - height - MARGIN) : beside.top - GAP - height),
    });
  }, [beside]);
  useEffect(() => {
    const elsewhere = ({ target }: Event): void => {
      const inside = (element?: Element | null): boolean => target instanceof Node && !!element?.contains(target);
      if (!inside(ref.current) && !inside(opener?.current)) latest.current(true);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || ref.current?.querySelector(".popover")) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(false);
    };
    const onResize = (): void => latest.current(true);
    addEventListener("pointerdown", elsewhere, { capture: true });
    addEventListener("wheel", elsewhere, { capture: true, passive: true });
    addEventListener("keydown", onKey, { capture: true });
    addEventListener("resize", onResize);
    return () => {
      removeEventListener("pointerdown", elsewhere, { capture: true });
      removeEventListener("wheel", elsewhere, { capture: true });
      removeEventListener("keydown", onKey, { capture: true });
      removeEventListener("resize", onResize);
    };
  }, [opener]);
  return createPortal(
    <div
      ref={ref}
      className={`popover ${className}`}
      role={role}
      aria-label={label}
      style={at ?? { left: -10_000, top: 0 }}
      {...events}
    >
      {children}
    </div>,
    within ?? document.body,
  );
}
