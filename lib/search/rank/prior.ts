/**
 * The points of a symbol that do not depend on the query: its kind, how much the code uses it, where it stands. One
 * table of named signals; the prior is their sum, and the same table explains it.
 */
import type { SymbolKind, SymbolRole } from "../../contract/vocabulary";
import type { RankSignal } from "../port";

/** The facts that the prior looks at. */
export interface PriorFacts {
  kind: SymbolKind;
  role: SymbolRole;
  /** stands in the reader's own code */
  own: boolean;
  /** files that mention its name */
  mentions: number;
  /** files that mention its container's name; -1 when it stands at the top level */
  containerMentions: number;
  /** files that include or import its file */
  importers: number;
  bodyLines: number;
  place: PathClass;
}

/** What a path says about the code in it. */
export type PathClass = "plain" | "test" | "internal";

const KIND_POINTS: Record<SymbolKind, number> = {
  namespace: 1,
  package: 1,
  module: 3,
  class: 10,
  struct: 10,
  interface: 10,
  enum: 9,
  union: 9.5,
  type_alias: 8,
  delegate: 8,
  function: 8,
  method: 7.5,
  constructor: 3,
  field: 4,
  property: 4.5,
  enum_member: 4,
  constant: 5,
  variable: 3.5,
  macro: 6.5,
  blueprint: 9,
};
const ROLE_POINTS: Record<SymbolRole, number> = { definition: 0, declaration: -3, forward_declaration: -30 };
const TYPES: ReadonlySet<SymbolKind> = new Set([
  "class",
  "struct",
  "interface",
  "enum",
  "union",
  "type_alias",
  "delegate",
  "macro",
  "blueprint",
]);
const BODIED: ReadonlySet<SymbolKind> = new Set([
  "class",
  "struct",
  "interface",
  "function",
  "method",
  "constructor",
  "macro",
]);

/** Centrality of what stands at the top level, as if this many files mentioned its container. */
const TOP_LEVEL_MENTIONS = 1023;

interface PriorSignal {
  signal: string;
  weight(facts: PriorFacts): number;
  detail(facts: PriorFacts): string;
}

const log2 = (count: number): number => Math.log2(1 + count);

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const SIGNALS: readonly PriorSignal[] = [
  { signal: "kind", weight: (f) => KIND_POINTS[f.kind], detail: (f) => f.kind },
  { signal: "role", weight: (f) => ROLE_POINTS[f.role], detail: (f) => f.role },
  {
    signal: "mentions",
    weight: (f) => 1.3 * log2(f.mentions),
    detail: (f) => counted(f.mentions, "file mentions the name", "files mention the name"),
  },
  {
    signal: "container",
    weight: (f) => 1.2 * log2(f.containerMentions < 0 ? TOP_LEVEL_MENTIONS : f.containerMentions),
    detail: (f) =>
      f.containerMentions < 0
        ? "top level"
        : counted(f.containerMentions, "file mentions its container", "files mention its container"),
  },
  {
    signal: "importers",
    weight: (f) => (TYPES.has(f.kind) ? 0.9 * log2(f.importers) : 0),
    detail: (f) => counted(f.importers, "file imports its file", "files import its file"),
  },
  {
    signal: "body",
    weight: (f) => (BODIED.has(f.kind) ? 0.75 * Math.min(8, log2(f.bodyLines)) : 0),
    detail: (f) => counted(f.bodyLines, "line", "lines"),
  },
  {
    signal: "path",
    weight: (f) => (f.place === "test" ? -12 : f.place === "internal" ? -4 : 0),
    detail: (f) => `${f.place} code`,
  },
  { signal: "scope", weight: (f) => (f.own ? 16 : 0), detail: (f) => (f.own ? "own code" : "external code") },
];

/** The prior, in points. */
export function prior(facts: PriorFacts): number {
  let sum = 0;
  for (const signal of SIGNALS) sum += signal.weight(facts);
  return sum;
}

/** The same, signal by signal; those without weight are left out. */
export function explainPrior(facts: PriorFacts): RankSignal[] {
  return SIGNALS.map((s) => ({ signal: s.signal, detail: s.detail(facts), weight: s.weight(facts) })).filter(
    (row) => row.weight !== 0,
  );
}

const TEST_PATH =
  /(^|\/)(tests?|testing|__tests__|specs?|samples?|examples?|demos?|mocks?|fixtures?|selftests?|benchmarks?|idle_test|test_\w+)(\/|$)|(^|\/)(test_[^/]*|[^/]*[._-](test|tests|spec|mock)|[^/]*(Test|Tests))\.\w+$/;
const INTERNAL_PATH =
  /(^|\/)(internal|impl|detail|details|private|sun|_internal|_impl|third_?party|vendor)(\/|$)|(^|\/)_[^/]+\.\w+$/i;

/** Whether a path holds tests and samples, or what others are not meant to use. */
export function classifyPath(path: string): PathClass {
  if (TEST_PATH.test(path)) return "test";
  return INTERNAL_PATH.test(path) ? "internal" : "plain";
}
