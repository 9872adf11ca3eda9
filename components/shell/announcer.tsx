"use client";
/** The page's one polite live region and its one short-lived note ("Link copied"). Refuses errors: they stay in place. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { Icon } from "../icons/icon";
import "./announcer.css";

interface Announcer {
  /** Says something to screen readers; at most once a second, the last one wins. */
  announce(text: string): void;
  /** Shows and says what was just done, for 4 s. */
  note(text: string): void;
}

const Context = createContext<Announcer>({ announce: () => {}, note: () => {} });

export const useAnnouncer = (): Announcer => useContext(Context);

export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState("");
  const [noted, setNoted] = useState<{ text: string } | null>(null);
  const lastAt = useRef(0);
  const timer = useRef<number>(undefined);

  const announce = useCallback((text: string) => {
    window.clearTimeout(timer.current);
    const wait = Math.max(0, lastAt.current + 1000 - Date.now());
    timer.current = window.setTimeout(() => {
      lastAt.current = Date.now();
      setSaid(text);
    }, wait);
  }, []);
  const note = useCallback(
    (text: string) => {
      setNoted({ text });
      announce(text);
    },
    [announce],
  );
  useEffect(() => {
    if (noted === null) return;
    const end = window.setTimeout(() => setNoted(null), 4000);
    return () => window.clearTimeout(end);
  }, [noted]);

  const announcer = useMemo(() => ({ announce, note }), [announce, note]);
  return (
    <Context value={announcer}>
      {children}
      <div className="unseen" aria-live="polite">
        {said}
      </div>
      {noted && (
        <div className="note">
          <Icon name="ui-check" />
          {noted.text}
        </div>
      )}
    </Context>
  );
}
