/** The answer that the status page shows. */
import type { indexStatus } from "@/lib/contract/index-status";
import type { OperationOutput } from "@/lib/contract/operation";

export type Status = OperationOutput<typeof indexStatus>;
export type Reason = Status["reasons"][number];
