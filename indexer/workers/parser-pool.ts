/** The parser threads of a process that indexes. */
import { availableParallelism } from "node:os";
import { fileDeadline } from "./deadlines";
import { WorkerPool } from "./worker-pool";

/** @param programs folder of the bundled programs; @param workers left out: one per core */
export const parserPool = (programs: URL, workers: number | undefined): WorkerPool =>
  new WorkerPool({
    workers: workers ?? availableParallelism(),
    program: new URL("./parse-worker.js", programs),
    treeProgram: new URL("./tree-worker.js", programs),
    deadline: fileDeadline,
  });
