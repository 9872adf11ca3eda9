/** Runs an operation of the registry by name: check the input, ask the query, give up at a deadline. */
import type { Operation, OperationOutput, OperationRequest } from "../contract/operation";
import { AppError } from "../errors";
import type { QueryContext } from "../queries/context";
import { tokensOf } from "../queries/count-tokens";
import { budgetOf, fitAnswer } from "../queries/fit-answer";
import { checkInput } from "../queries/input";
import { operations, registry, type OperationName, type OperationOf } from "./registry";

/** Milliseconds that an answer may take; Postgres cancels its statements at about the same time. */
const DEADLINE = 10_000;

export interface CheckedAnswer<O extends Operation> {
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
): Promise<CheckedAnswer<OperationOf<Name>>> {
  const input = checkInput<OperationOf<Name>>(operations[name], raw);
  return { input, answer: await withDeadline(registry[name].query(input, context), operations[name]) };
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

async function withDeadline<T>(work: Promise<T>, { name, within = DEADLINE }: Operation): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AppError("deadline_exceeded", `${name} took longer than ${within / 1000} s.`));
    }, within);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
    // After the deadline nobody waits for the work; its failure must not end the process.
    work.catch(() => undefined);
  }
}
