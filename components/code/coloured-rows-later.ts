"use client";
/** The coloured rows of a page in the browser: without colours until the grammars have come. */
import { useEffect, useMemo, useState } from "react";
import { ahead } from "../shell/later";
import type { colouredSlice } from "./coloured-slice";
import type { UseColouredRows } from "./rows-wanted";

type Colour = typeof colouredSlice;

let fetched: Colour | null = null;
const fetchColour = ahead(async () => (fetched ??= (await import("./coloured-slice")).colouredSlice));

/** Stays without colours: the text can be read, and is coloured when rows are drawn the next time. */
const nothing = (): void => {};

export const useColouredRows: UseColouredRows = ({ wanted, served, lines, start, end, language, names }) => {
  const [colour, setColour] = useState(() => fetched);
  useEffect(() => {
    if (wanted && colour === null) void fetchColour().then((it) => setColour(() => it), nothing);
  }, [wanted, colour]);
  return useMemo(() => {
    if (!wanted) return null;
    if (colour !== null) return colour(lines, start, end, language, names);
    // At once, and at their place: the editor takes over where rows stand.
    return served ? null : lines.slice(start, end).map((text) => ({ text, runs: [{ end: text.length, as: "plain" }] }));
  }, [wanted, served, colour, lines, start, end, language, names]);
};
