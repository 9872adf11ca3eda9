/**
 * What an operation is: the one definition from which the REST route, the OpenAPI entry, the MCP tool and the typed
 * client are made. Refuses to know how an answer is found (lib/queries) or carried (lib/http, lib/mcp, lib/client).
 */
import type { z } from "zod";

/** Codes of lib/errors.ts that a caller of an operation can meet. */
export type OperationError =
  | "invalid_input"
  | "no_such_file"
  | "no_such_repository"
  | "ambiguous"
  | "too_large"
  | "index_in_progress"
  | "index_behind"
  | "database_unavailable"
  | "deadline_exceeded"
  | "answers_unavailable"
  | "rate_limited";

export interface Operation<
  Name extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
> {
  /** Tool name, operationId and file name of the query. */
  readonly name: Name;
  /** REST path, answered on GET. */
  readonly path: `/api/${string}`;
  readonly title: string;
  /** For people and agents: when to use it and what comes back. */
  readonly description: string;
  /** Strict object of plain fields (string, number, boolean, enum): each is one query parameter. */
  readonly input: Input;
  readonly output: Output;
  readonly errors: readonly OperationError[];
  /**
   * Looks through much of the index, or asks git or a model: it waits behind others of its kind, never before quick
   * ones.
   */
  readonly dear?: true;
  /** Milliseconds that an answer may take, where that is more than usual. */
  readonly within?: number;
}

/** Keeps the literal types of a definition. */
export function defineOperation<Name extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  operation: Operation<Name, Input, Output>,
): Operation<Name, Input, Output> {
  return operation;
}

/** What a caller passes: fields with defaults may be left out. */
export type OperationInput<O extends Operation> = z.input<O["input"]>;
/** What a query receives: defaults filled in. */
export type OperationRequest<O extends Operation> = z.output<O["input"]>;
/** What comes back. */
export type OperationOutput<O extends Operation> = z.output<O["output"]>;
