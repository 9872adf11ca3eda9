"use client";
/** What part of the picture is in sight: dragged, scaled by the wheel or by keys, chosen when another one comes. */
import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import type { Layout, PlacedBox } from "./lay-out";
import { firstSeen, fitted, moved, showing, zoomed, type Sight } from "./view-box";

/** Of one press of a key or button. */
export const STEP = 1.25;
/** Of one pixel of the wheel. */
const WHEEL = 0.0015;
/** Pixels that a pointer moves before it drags: less is a click. */
const DRAGS = 4;

interface SightOf {
  sight: Sight;
  fit: () => void;
  zoom: (factor: number) => void;
  show: (box: PlacedBox) => void;
  drag: Record<"onPointerDown" | "onPointerMove" | "onPointerUp", (event: PointerEvent<HTMLElement>) => void>;
}

/** @param start id of the box that is in sight first, where the whole could not be read */
export function useSight(window: RefObject<HTMLElement | null>, layout: Layout | null, start: string): SightOf {
  const [sight, setSight] = useState<Sight>({ x: 0, y: 0, scale: 1 });
  const fit = useCallback(() => {
    if (layout !== null) setSight(fitted(layout, sizeOf(window)));
  }, [layout, window]);
  useEffect(() => {
    const box = window.current;
    if (box === null) return;
    const begin = (): void => {
      const around = layout?.boxes.find(({ id }) => id === start);
      if (layout && around) setSight(firstSeen(layout, sizeOf(window), around));
    };
    // Told at once, and whenever the window has another size.
    const observer = new ResizeObserver(begin);
    observer.observe(box);
    return () => observer.disconnect();
  }, [window, layout, start]);
  useEffect(() => {
    const box = window.current;
    if (box === null) return;
    /** A passive listener could not keep the page from scrolling. */
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      setSight((now) => zoomed(now, Math.exp(-event.deltaY * WHEEL), at));
    };
    box.addEventListener("wheel", onWheel, { passive: false });
    return () => box.removeEventListener("wheel", onWheel);
  }, [window]);
  const zoom = (factor: number): void => {
    const { width, height } = sizeOf(window);
    setSight((now) => zoomed(now, factor, { x: width / 2, y: height / 2 }));
  };
  const pressed = useRef<{ x: number; y: number; drags: boolean } | null>(null);
  return {
    sight,
    fit,
    zoom,
    show: (box) => setSight((now) => showing(now, box, sizeOf(window))),
    drag: {
      onPointerDown: ({ clientX, clientY, button }) => {
        pressed.current = button === 0 ? { x: clientX, y: clientY, drags: false } : null;
      },
      onPointerMove: (event) => {
        const from = pressed.current;
        if (from === null) return;
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (!from.drags && Math.hypot(dx, dy) < DRAGS) return;
        if (!from.drags) event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current = { x: event.clientX, y: event.clientY, drags: true };
        setSight((now) => moved(now, dx, dy));
      },
      onPointerUp: () => {
        pressed.current = null;
      },
    },
  };
}

function sizeOf(window: RefObject<HTMLElement | null>): { width: number; height: number } {
  const { clientWidth: width = 0, clientHeight: height = 0 } = window.current ?? {};
  return { width, height };
}
