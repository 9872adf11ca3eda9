/** Runs an operation of the registry by name: check the input, ask the query, give up at a deadline. */
import { z } from "zod";
import { operations, type OperationName, type OperationOf } from "../contract/registry";
import type { OperationOutput } from "../contract/operation";
import { AppError } from "../errors";
import type { QueryContext } from "./context";
import { fileOutline } from "./file-outline";
import { findCode } from "./find-code";
import { findFiles } from "./find-files";
import { indexStatus } from "./index-status";
import { tokensOf } from "./count-tokens";
import { fitBudget } from "./fit-budget";
import { checkInput } from "./input";
import { listRepositories } from "./list-repositories";
import { nextCursor, offsetOf } from "./page-cursor";
import type { Query } from "./query";
import { readFile } from "./read-file";
import { searchSymbols } from "./search-symbols";
import { searchText } from "./search-text";
import { symbolDeclaration } from "./symbol-declaration";
import { symbolUsages } from "./symbol-usages";
import { symbolCallers } from "./symbol-callers";
import { symbolInheritors } from "./symbol-inheritors";
import { symbolHierarchy } from "./symbol-hierarchy";
import { symbolImplementations } from "./symbol-implementations";
import { symbolMembers } from "./symbol-members";
import { symbolCounterpart } from "./symbol-counterpart";
import { symbolDoc } from "./symbol-doc";
import { symbolSignature } from "./symbol-signature";
import { symbolAt } from "./symbol-at";
import { symbolBundle } from "./symbol-bundle";

/** Milliseconds that an answer may take; Postgres cancels its statements at about the same time. */
const DEADLINE = 10_000;

const queries: { [Name in OperationName]: Query<OperationOf<Name>> } = {
  find_code: findCode,
  search_symbols: searchSymbols,
  symbol_declaration: symbolDeclaration,
  symbol_usages: symbolUsages,
  symbol_callers: symbolCallers,
  symbol_inheritors: symbolInheritors,
  symbol_hierarchy: symbolHierarchy,
  symbol_implementations: symbolImplementations,
  symbol_members: symbolMembers,
  symbol_counterpart: symbolCounterpart,
  symbol_doc: symbolDoc,
  symbol_signature: symbolSignature,
  symbol_at: symbolAt,
  symbol_bundle: symbolBundle,
  search_text: searchText,
  find_files: findFiles,
  read_file: readFile,
  file_outline: fileOutline,
  list_repositories: listRepositories,
  index_status: indexStatus,
};

/**
 * The answer of an operation to unchecked input, cut to `max_tokens` where that is given.
 * @param measure tokens of an answer as its reader gets it
 * @throws AppError, and whatever the database throws
 */
export async function runOperation<Name extends OperationName>(
  name: Name,
  raw: Record<string, unknown>,
  context: QueryContext,
  measure: (answer: OperationOutput<OperationOf<Name>>) => number = (answer) => tokensOf(JSON.stringify(answer)),
): Promise<OperationOutput<OperationOf<Name>>> {
  const input = checkInput<OperationOf<Name>>(operations[name], raw);
  const answer = await withDeadline(queries[name](input, context), name);
  const { max_tokens: budget } = budgetSchema.parse(input);
  if (budget === undefined) return answer;
  const fitted = fitBudget(answer, budget, measure);
  return fitted.cut === null
    ? answer
    : { ...fitted.answer, cut: fitted.cut, ...nextAfter(input, answer, fitted.answer) };
}

const budgetSchema = z.looseObject({ max_tokens: z.number().optional() });
const pagedSchema = z.looseObject({ limit: z.number(), cursor: z.string().optional() });
const rowsSchema = z.looseObject({ results: z.array(z.unknown()), next: z.string().nullable() });

/** The page after rows that were cut begins where they end. */
function nextAfter(input: unknown, whole: unknown, short: unknown): { truncated?: boolean; next?: string | null } {
  const [paged, before, after] = [
    pagedSchema.safeParse(input),
    rowsSchema.safeParse(whole),
    rowsSchema.safeParse(short),
  ];
  if (!paged.success || !before.success || !after.success) return {};
  const { length } = after.data.results;
  if (length === before.data.results.length) return {};
  return { truncated: true, next: nextCursor({ ...paged.data, limit: length }, offsetOf(paged.data), true) };
}

async function withDeadline<T>(work: Promise<T>, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AppError("deadline_exceeded", `${name} took longer than ${DEADLINE / 1000} s.`));
    }, DEADLINE);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
    // After the deadline nobody waits for the work; its failure must not end the process.
    work.catch(() => undefined);
  }
}
