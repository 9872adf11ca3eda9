/** Which commits changed a file, and wrote its lines. */
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { fileBlame } from "../../contract/file-blame";
import type { fileHistory } from "../../contract/file-history";
import type { OperationInput } from "../../contract/operation";
import { callOperation } from "../call-operation";
import { remote } from "../remote";
import { operationKey, pagesFor } from "./operation-options";

/** The commits that changed a file, page by page. */
export const historyQuery = (input: OperationInput<typeof fileHistory>) => pagesFor(remote.file_history, input);

/** Which commits wrote a file's lines, page by page. */
export const blameQuery = (input: OperationInput<typeof fileBlame>) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(remote.file_blame.name), input],
    queryFn: ({ signal, pageParam }) => callOperation(remote.file_blame, { ...input, start: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page) => page.next,
  });
