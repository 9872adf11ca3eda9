/** Runs an operation of the registry by name: check the input, ask the query, give up at a deadline. */
import { operations, type OperationName, type OperationOf } from "../contract/registry";
import type { Operation, OperationOutput, OperationRequest } from "../contract/operation";
import { AppError } from "../errors";
import type { QueryContext } from "./context";
import { fileOutline } from "./file-outline";
import { findCode } from "./find-code";
import { findFiles } from "./find-files";
import { indexStatus } from "./index-status";
import { tokensOf } from "./count-tokens";
import { budgetOf, fitAnswer } from "./fit-answer";
import { checkInput } from "./input";
import { listRepositories } from "./list-repositories";
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

export interface Asked<O extends Operation> {
  /** as it was taken, with defaults */
  input: OperationRequest<O>;
  /** whole, whatever `max_tokens` says */
  answer: OperationOutput<O>;
}

/**
 * Asks an operation with unchecked input.
 * @throws AppError, and whatever the database throws
 */
export async function askOperation<Name extends OperationName>(
  name: Name,
  raw: Record<string, unknown>,
  context: QueryContext,
): Promise<Asked<OperationOf<Name>>> {
  const input = checkInput<OperationOf<Name>>(operations[name], raw);
  return { input, answer: await withDeadline(queries[name](input, context), name) };
}

/**
 * The answer of an operation to unchecked input, as JSON cut to `max_tokens` where that is given.
 * @throws AppError, and whatever the database throws
 */
export async function runOperation<Name extends OperationName>(
  name: Name,
  raw: Record<string, unknown>,
  context: QueryContext,
): Promise<OperationOutput<OperationOf<Name>>> {
  const { input, answer } = await askOperation(name, raw, context);
  const budget = budgetOf(input);
  return budget === undefined ? answer : fitAnswer(input, answer, budget, (each) => tokensOf(JSON.stringify(each)));
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
