"use client";
/** A panel that lies over the code where there is no room beside it. Esc, a click outside or opening something closes it. */
import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { Icon } from "../icons/icon";

interface Props {
  side: "left" | "right";
  label: string;
  close(): void;
  children: ReactNode;
}

export function Drawer({ side, label, close, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  const openedAt = useRef(pathname);
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (openedAt.current !== pathname) closeNow();
  }, [pathname]);
  useEffect(() => {
    const before = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"], button');
    first?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented) closeNow();
    };
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <>
      <div className="drawer-outside" onClick={close} />
      <div ref={box} className={`drawer drawer-${side}`} role="dialog" aria-label={label}>
        {children}
        <button className="button square drawer-close" aria-label={`Close ${label.toLowerCase()}`} onClick={close}>
          <Icon name="ui-close" />
        </button>
      </div>
    </>
  );
}
