"use client";
/** Places that were opened in this browser, newest first. Kept here only; nothing is sent. */
import { useSyncExternalStore } from "react";
import { z } from "zod";
import { SYMBOL_KINDS } from "@/lib/contract/vocabulary";

const KEY = "fathom.recent";
const KEPT = 40;

const placeSchema = z.object({
  url: z.string().startsWith("/r/"),
  name: z.string(),
  /** Null for a file. */
  kind: z.enum(SYMBOL_KINDS).nullable(),
  repo: z.string(),
  file: z.string(),
  at: z.string(),
});
export type RecentPlace = z.output<typeof placeSchema>;

const NONE: readonly RecentPlace[] = [];
let cached: { text: string | null; places: readonly RecentPlace[] } = { text: null, places: NONE };

function read(): readonly RecentPlace[] {
  const text = localStorage.getItem(KEY);
  if (text === cached.text) return cached.places;
  const parsed = z.array(placeSchema).safeParse(parse(text));
  cached = { text, places: parsed.success ? parsed.data : NONE };
  return cached.places;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}

/** Puts a place first. */
export function rememberPlace(place: Omit<RecentPlace, "at">): void {
  const others = read().filter(({ url }) => url !== place.url);
  const places = [{ ...place, at: new Date().toISOString() }, ...others].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(places));
  } catch {
    // A full or closed storage only costs the list.
  }
}

function follow(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

export function useRecentPlaces(): readonly RecentPlace[] {
  return useSyncExternalStore(follow, read, () => NONE);
}
