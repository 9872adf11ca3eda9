"use client";
/** Values for the filter that is being typed in the search field: `repo:li` to `repo:libsass`. */
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { statusQuery } from "@/lib/client/queries/status";
import { FOUND_TYPES } from "@/lib/contract/text-query";
import { FILE_LANGUAGES } from "@/lib/contract/file-languages";
import { fittingValues, typedFilter } from "../complete/typed-filter";
import { usePathValues } from "../complete/use-path-values";

const NAMES = ["repo", "lang", "path", "file", "type", "case"] as const;
const YES_NO: readonly string[] = ["yes", "no"];
const NONE: readonly string[] = [];

export interface FieldCompletion {
  /** Whole filters, as they would stand in the text. Empty where there is nothing to complete. */
  choices: readonly string[];
  /** Walked to; null until then: Enter searches for what is typed. */
  active: number | null;
  step: (by: 1 | -1) => void;
  /** The text with a choice in the place of what was typed of it. */
  taken: (choice: number) => string;
  /** Until something else is typed. */
  dismiss: () => void;
}

/** How the choices of a text are looked at; another text is looked at anew. */
interface Looked {
  text: string;
  active: number | null;
  dismissed: boolean;
}

export function useFieldCompletion(text: string): FieldCompletion {
  const { data } = useQuery(statusQuery());
  const found = useMemo(() => typedFilter(text, NAMES), [text]);
  const isPath = found?.name === "path" || found?.name === "file";
  const paths = usePathValues(found?.name === "file" ? "file" : "path", isPath ? found.typed : null);
  const [at, setAt] = useState<Looked>({ text, active: null, dismissed: false });
  const { active, dismissed } = at.text === text ? at : { active: null, dismissed: false };
  const choices = useMemo(() => {
    if (found === null || dismissed) return NONE;
    const known = {
      repo: data?.repositories.map(({ name }) => name) ?? NONE,
      lang: FILE_LANGUAGES,
      type: FOUND_TYPES,
      case: YES_NO,
      path: paths,
      file: paths,
    };
    return fittingValues(known[found.name], found.typed).map((value) => written(found.negated, found.name, value));
  }, [found, dismissed, data, paths]);
  return {
    choices,
    active: active !== null && active < choices.length ? active : null,
    step: (by) => setAt({ text, dismissed, active: next(active, by, choices.length) }),
    taken: (choice) => `${found?.before ?? ""}${choices[choice]} `,
    dismiss: () => setAt({ text, active: null, dismissed: true }),
  };
}

const next = (active: number | null, by: 1 | -1, count: number): number =>
  active === null ? (by === 1 ? 0 : count - 1) : (active + by + count) % count;

const written = (negated: boolean, name: string, value: string): string =>
  `${negated ? "-" : ""}${name}:${/\s/.test(value) ? `"${value}"` : value}`;
