/** Asks an operation while a page is made on the server. A failure is a value: the page says it in its place. */
import type { OperationOutput } from "@/lib/contract/operation";
import type { OperationName, OperationOf } from "@/lib/contract/registry";
import type { AppError } from "@/lib/errors";
import { asAppError } from "@/lib/queries/as-app-error";
import { serverContext } from "@/lib/queries/context";
import { runOperation } from "@/lib/queries/run-operation";

export type Asked<Name extends OperationName> =
  { answer: OperationOutput<OperationOf<Name>>; failure: null } | { answer: null; failure: AppError };

export async function ask<Name extends OperationName>(name: Name, raw: Record<string, unknown>): Promise<Asked<Name>> {
  try {
    return { answer: await runOperation(name, raw, serverContext()), failure: null };
  } catch (error) {
    return { answer: null, failure: asAppError(error) };
  }
}
