/** TanStack Query options of an operation: the only place where query keys are made. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import type { Operation, OperationInput, OperationOutput } from "../../contract/operation";
import { callOperation } from "../call-operation";
import type { RemoteOperation } from "../remote";

/** Key of one call; `[operationKey("find_files")]`-prefixes invalidate every call of an operation. */
export const operationKey = (name: string) => ["fathom", name] as const;

/** What a question waits for before it is sent; it throws once the question has been given up. */
export type Turn = (signal: AbortSignal) => Promise<void>;

const atOnce: Turn = async () => {};

/** One answer. */
export function optionsFor<O extends Operation>(
  operation: RemoteOperation<O>,
  input: OperationInput<O>,
  turn = atOnce,
) {
  return queryOptions<OperationOutput<O>>({
    queryKey: [...operationKey(operation.name), input],
    queryFn: async ({ signal }) => {
      await turn(signal);
      return callOperation(operation, input, { signal });
    },
  });
}

/**
 * Answers page by page, by their cursors.
 * @param part tells such pages from one answer to the same question
 */
export function pagesFor<Input extends z.ZodObject, Page extends { next: string | null }>(
  operation: RemoteOperation<Operation<string, Input, z.ZodType<Page>>>,
  input: z.input<Input>,
  part = "pages",
) {
  return infiniteQueryOptions({
    queryKey: [...operationKey(operation.name), part, input],
    queryFn: ({ signal, pageParam }) =>
      callOperation(operation, { ...input, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.next,
  });
}
