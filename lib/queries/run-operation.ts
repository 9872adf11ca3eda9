/** Runs an operation of the registry by name: check the input, ask the query, give up at a deadline. */
import { operations, type OperationName, type OperationOf } from "../contract/registry";
import type { OperationOutput } from "../contract/operation";
import { AppError } from "../errors";
import type { QueryContext } from "./context";
import { fileOutline } from "./file-outline";
import { findFiles } from "./find-files";
import { indexStatus } from "./index-status";
import { checkInput } from "./input";
import { listRepositories } from "./list-repositories";
import type { Query } from "./query";
import { readFile } from "./read-file";
import { searchSymbols } from "./search-symbols";
import { symbolDeclaration } from "./symbol-declaration";

/** Milliseconds that an answer may take; Postgres cancels its statements at about the same time. */
const DEADLINE = 10_000;

const queries: { [Name in OperationName]: Query<OperationOf<Name>> } = {
  search_symbols: searchSymbols,
  symbol_declaration: symbolDeclaration,
  find_files: findFiles,
  read_file: readFile,
  file_outline: fileOutline,
  list_repositories: listRepositories,
  index_status: indexStatus,
};

/**
 * The answer of an operation to unchecked input.
 * @throws AppError, and whatever the database throws
 */
export async function runOperation<Name extends OperationName>(
  name: Name,
  raw: Record<string, unknown>,
  context: QueryContext,
): Promise<OperationOutput<OperationOf<Name>>> {
  const input = checkInput<OperationOf<Name>>(operations[name], raw);
  return withDeadline(queries[name](input, context), name);
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
