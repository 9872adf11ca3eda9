/**
 * What the page of a symbol shows: the symbol of a key, wherever it stands now, and the answers about it, each as a
 * promise, so that no section waits for the slowest one.
 */
import { cache } from "react";
import type { PendingAnswer, SymbolAnswers } from "@/components/symbol/symbol-answers";
import { exactKey } from "@/lib/contract/exact-key";
import { readingsOf } from "@/lib/contract/whole-key";
import { hasBases } from "@/lib/contract/languages";
import type { OperationInput, OperationOutput } from "@/lib/contract/operation";
import { operations, type OperationName, type OperationOf } from "@/lib/operations/registry";
import type { DeclaredSymbol } from "@/lib/contract/symbol-declaration";
import type { SymbolRow } from "@/lib/contract/symbol-row";
import { KIND_GROUPS, type SymbolKind } from "@/lib/contract/vocabulary";
import { asAppError } from "@/lib/queries/as-app-error";
import { runOperation } from "@/lib/operations/run-operation";
import { orNull } from "../missing";
import { viewersContext } from "../viewer";

/** Rows that the page has room for; the code view has all. */
const ROWS = { members: 60, inherited: 300, implementations: 12, inheritors: 12, usages: 500 };
const BASES = 4;
/** Lines of source around a declaration. */
const LINES = 10;

const TYPES: readonly SymbolKind[] = KIND_GROUPS.type;
const HOLDERS: readonly SymbolKind[] = [...TYPES, ...KIND_GROUPS.scope];

/** Symbols that are offered in the place of one that is gone. */
const NEAREST = 8;

interface Found {
  symbol: DeclaredSymbol | null;
  /** what was asked for has the form of a key */
  isKey: boolean;
  /** only when there is none */
  near: readonly SymbolRow[];
}

/**
 * The symbol of a key, or those whose names come nearest to its name when it is gone. Asked once for a page and its
 * card.
 * @throws AppError when the database is away
 */
export const loadSymbol = cache(async (key: string, repo: string | null): Promise<Found> => {
  let name: string | null = null;
  for (const reading of readingsOf(key)) {
    const answer = await orNull(declarations(reading));
    const symbol = answer?.results.find((each) => each.repo === repo) ?? answer?.results.at(0);
    if (symbol !== undefined) return { symbol, isKey: true, near: [] };
    name ??= answer?.symbol ?? null;
  }
  return { symbol: null, isKey: name !== null, near: (await orNull(nearest(name ?? key))) ?? [] };
});

const declarations = async (key: string) =>
  runOperation("symbol_declaration", { key, scope: "all", context_lines: LINES, limit: 10 }, await viewersContext());

/** Namesakes first: a symbol that was moved to another package or class has another key. */
async function nearest(name: string): Promise<readonly SymbolRow[]> {
  const { results } = await runOperation(
    "search_symbols",
    { query: name, scope: "all", limit: NEAREST },
    await viewersContext(),
  );
  return results;
}

export function answersAbout({ key, kind, repo, language }: DeclaredSymbol): SymbolAnswers {
  const about = { key: exactKey(repo, key), scope: "all" as const };
  // Of what cannot have bases nothing is said about them.
  const isType = TYPES.includes(kind) && hasBases(language);
  const isOverridable = kind === "method" && hasBases(language);
  const { members, inherited, implementations, inheritors, usages } = ROWS;
  return {
    members: HOLDERS.includes(kind) ? ask("symbol_members", { ...about, limit: members }) : null,
    membersOfBases: isType ? ask("symbol_members", { ...about, inherited: true, limit: inherited }) : null,
    // An enumeration is what it lists: nothing implements it.
    implementations:
      (isType && kind !== "enum") || isOverridable
        ? ask("symbol_implementations", { ...about, limit: implementations })
        : null,
    bases: isType ? ask("symbol_hierarchy", { ...about, direction: "up", depth: BASES }) : null,
    inheritors: isType ? ask("symbol_hierarchy", { ...about, direction: "down", depth: 1, breadth: inheritors }) : null,
    usages: ask("symbol_usages", { ...about, limit: usages }),
  };
}

function ask<Name extends OperationName>(
  name: Name,
  input: OperationInput<OperationOf<Name>>,
): PendingAnswer<OperationOf<Name>> {
  type Outcome = Awaited<PendingAnswer<OperationOf<Name>>>;
  const asked = viewersContext().then((context) => runOperation(operations[name].name as Name, input, context));
  return asked.then(
    (answer: OperationOutput<OperationOf<Name>>): Outcome => ({ answer, failure: null }),
    (error: unknown): Outcome => {
      const { message, hint } = asAppError(error);
      return { answer: null, failure: `${message} ${hint}` };
    },
  );
}
