"use client";
/** Places that were opened in this browser, newest first. Kept in this browser only. */
import { useSyncExternalStore } from "react";
import { z } from "zod";
import { kindSchema } from "@/lib/contract/symbol-row";

const recentSchema = z.object({
  /** Null for a file. */
  kind: kindSchema.nullable(),
  name: z.string(),
  container: z.string().nullable(),
  repo: z.string(),
  file: z.string(),
  url: z.string().startsWith("/"),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type Recent = z.output<typeof recentSchema>;

const KEY = "fathom-recent";
const KEPT = 30;
const NONE: readonly Recent[] = [];

let cached: { text: string | null; recents: readonly Recent[] } = { text: null, recents: NONE };
const listeners = new Set<() => void>();

function read(): readonly Recent[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return NONE;
  }
  if (text === cached.text) return cached.recents;
  cached = { text, recents: parse(text) };
  return cached.recents;
}

function parse(text: string | null): readonly Recent[] {
  try {
    return z
      .array(recentSchema)
      .catch([])
      .parse(JSON.parse(text ?? "[]"));
  } catch {
    return NONE;
  }
}

/** Puts a place at the front. */
export function remember(recent: Omit<Recent, "at">): void {
  const others = read().filter(({ url }) => url !== recent.url);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ ...recent, at: Date.now() }, ...others].slice(0, KEPT)));
  } catch {
    return;
  }
  listeners.forEach((listener) => listener());
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export const useRecents = (): readonly Recent[] => useSyncExternalStore(watch, read, () => NONE);
