"use client";
/** A key as the reader's keyboard calls it: Ctrl is Cmd on a Mac. */
import { useSyncExternalStore } from "react";

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
const never = (): (() => void) => () => {};

export function useIsMac(): boolean {
  return useSyncExternalStore(never, isMac, () => false);
}

/** @param keys such as `Ctrl K`; on a Mac `Ctrl` reads `⌘` unless `real` */
export function KeyName({ keys, real = false }: { keys: string; real?: boolean }) {
  const mac = useIsMac();
  return <kbd className="key">{mac && !real ? keys.replace("Ctrl", "⌘").replace("Alt", "⌥") : keys}</kbd>;
}
