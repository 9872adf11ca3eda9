/** The shape of a query: one per operation, in the file of the operation's name. */
import type { Operation, OperationOutput, OperationRequest } from "../contract/operation";
import type { QueryContext } from "./context";

export type Query<O extends Operation> = (
  input: OperationRequest<O>,
  context: QueryContext,
) => Promise<OperationOutput<O>>;
