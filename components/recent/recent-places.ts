"use client";
/** Places that were opened in this browser, newest first. Kept here only; nothing is sent. */
import { useSyncExternalStore } from "react";
import { isKeptPlace, type KeptPlace } from "./kept-place";

const KEY = "fathom.recent";
const KEPT = 40;

export interface RecentPlace extends KeptPlace {
  /** When, as ISO 8601 has it. */
  at: string;
}

const NONE: readonly RecentPlace[] = [];
let cached: { text: string | null; places: readonly RecentPlace[] } = { text: null, places: NONE };

function read(): readonly RecentPlace[] {
  const text = localStorage.getItem(KEY);
  if (text === cached.text) return cached.places;
  const parsed = parse(text);
  cached = { text, places: Array.isArray(parsed) && parsed.every(isRecent) ? parsed : NONE };
  return cached.places;
}

const isRecent = (value: unknown): value is RecentPlace =>
  isKeptPlace(value) && "at" in value && typeof value.at === "string";

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
