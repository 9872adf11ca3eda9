/** Asks operations in tests, and holds every answer against its contract. */
import { expect } from "vitest";
import type { OperationOutput } from "../../lib/contract/operation";
import { operations, type OperationName, type OperationOf } from "../../lib/operations/registry";
import { AppError } from "../../lib/errors";
import type { QueryContext } from "../../lib/queries/context";
import { runOperation } from "../../lib/operations/run-operation";

/** @param context is asked for at each question: tests make it after they have loaded */
export function askerOf(context: () => QueryContext) {
  return async <Name extends OperationName>(
    name: Name,
    input: Record<string, unknown>,
  ): Promise<OperationOutput<OperationOf<Name>>> => {
    const answer = await runOperation(name, input, context());
    const plain: unknown = JSON.parse(JSON.stringify(answer));
    expect(operations[name].output.parse(plain)).toEqual(plain);
    return answer;
  };
}

/** Asks what must be refused, and gives the refusal. */
export function refusalOf(ask: ReturnType<typeof askerOf>) {
  return (name: OperationName, input: Record<string, unknown>): Promise<AppError> =>
    ask(name, input).then(
      () => expect.unreachable(),
      (error: unknown) => (error instanceof AppError ? error : Promise.reject(error)),
    );
}
