import { describe } from "vitest";
import { queueConformance } from "./conformance";
import { MemoryQueue } from "./memory-queue";

describe("the queue of a single process", () => queueConformance(() => Promise.resolve(new MemoryQueue())));
