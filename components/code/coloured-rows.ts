/** The coloured rows of a page that a server draws: the grammars are at hand. */
import { useMemo } from "react";
import { colouredSlice } from "./coloured-slice";
import type { UseColouredRows } from "./rows-wanted";

export const useColouredRows: UseColouredRows = ({ wanted, lines, start, end, language, names }) =>
  useMemo(
    () => (wanted ? colouredSlice(lines, start, end, language, names) : null),
    [wanted, lines, start, end, language, names],
  );
