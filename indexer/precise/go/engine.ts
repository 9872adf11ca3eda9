/** Go, by go/types. */
import { totalmem } from "node:os";
import { dirname, join } from "node:path";
import type { EngineFile, EngineSurroundings, PreciseEngine } from "../port";
import { WalkerSession } from "../walker/walker-session";
import { goTypes } from "./entry";
import { Importers } from "./importers";
import { LIBRARY } from "./tool";

const MIB = 1024 * 1024;
const LEAST_MIB = 1024;

/** MiB of memory that the walker tries to do with: an eighth of the machine. Its cap is twice that. */
const softLimit = (): number => Math.floor(Math.max(LEAST_MIB, totalmem() / MIB / 8));

export const goEngine = {
  ...goTypes,
  open(root: string, files: readonly EngineFile[], surroundings: EngineSurroundings) {
    const { program } = surroundings;
    if (program === null) throw new Error("The walker of Go was not found.");
    const command = [program, "walk", join(dirname(program), LIBRARY), String(softLimit())];
    const importers = new Importers(root);
    return new WalkerSession(root, files, surroundings, {
      name: "The walker of Go",
      command,
      affected: (...change) => importers.affected(...change),
    });
  },
} satisfies PreciseEngine;
