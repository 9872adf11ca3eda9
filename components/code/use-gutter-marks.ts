"use client";
/** Loads the marks beside the code of the open file, in one request, once the code is shown. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { relationsQuery } from "@/lib/client/queries/files";
import type { CodePageProps } from "./code-page-props";
import { gutterMarksOf, type SymbolMark } from "./gutter-marks-of";

const NONE: readonly SymbolMark[] = [];

/** Empty until they are known, and where they cannot be: the code is whole without them. */
export function useGutterMarks({ repo, file, language, text }: CodePageProps["content"]): readonly SymbolMark[] {
  const { data } = useQuery({ ...relationsQuery(repo, file), enabled: text !== null && language !== null });
  return useMemo(
    () => (data === undefined ? NONE : gutterMarksOf(data.results, { repo, file, language })),
    [data, repo, file, language],
  );
}
