/** A walker of ours in Java: how it is found, got and started. */
import { existsSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { AppError } from "../../../lib/errors";
import { programPath } from "../../../lib/env";
import type { Compiler, EngineEntry } from "../engine-entry";
import type { EngineFile, EngineSurroundings, PreciseSession } from "../port";
import type { MissingTool, ToolPlaces } from "../tools/find-tool";
import { packageFolder } from "../tools/installation";
import { fileOf, installFromMaven, type MavenPackage } from "../tools/maven-package";
import { WalkerSession } from "../walker/walker-session";
import { affectedFiles } from "./affected-files";
import { bringJava, findJava, homeOfBrought, javaCommand } from "./java-runtime";
import { walkerClassPath } from "./walker-classes";

export interface JvmWalker {
  /** as people type it: `java` */
  name: string;
  /** its languages: `Java` */
  title: string;
  /** the compiler's libraries, and Eclipse's batch compiler */
  libraries: MavenPackage;
  /** its sources, from the top of this project */
  sources: string;
  /** the class that is run */
  main: string;
}

/** How its compiler is found and got. */
export const findAndInstall = (walker: JvmWalker): Required<Pick<EngineEntry, "find" | "install">> => ({
  find: (places) => find(walker, places),
  install: { name: walker.name, bring: (dataFolder) => bring(walker, dataFolder) },
});

function find(walker: JvmWalker, places: ToolPlaces): Compiler | MissingTool {
  const { name, title, libraries } = walker;
  const java = findJava(walker, places);
  if ("reason" in java) return java;
  const folder = places.dataFolder === undefined ? null : packageFolder(places.dataFolder, libraries);
  const isThere = folder !== null && libraries.jars.every(([jar]) => existsSync(join(folder, fileOf(jar))));
  if (isThere) return { version: libraries.version, program: java.program, package: folder };
  return { reason: `${title}: ${libraries.name} was not found; \`npm run engines install ${name}\` gets it.` };
}

function bring(walker: JvmWalker, dataFolder: string): void {
  const java = bringJava(walker, { dataFolder, path: programPath() });
  if ("reason" in java)
    throw new AppError("bad_configuration", java.reason, { hint: "Put a Java 17 or newer on PATH, or set JAVA_HOME." });
  installFromMaven(walker.libraries, dataFolder, homeOfBrought(java, dataFolder));
  walkerClassPath(java.program, packageFolder(dataFolder, walker.libraries), walker.sources);
}

/** Seconds of CPU that a compiler may take for one file; the others are walked without it. */
const FILE_SECONDS = 60;

/** @throws Error where its program or its libraries are missing */
export function openWalker(
  walker: JvmWalker,
  root: string,
  files: readonly EngineFile[],
  surroundings: EngineSurroundings,
  fileSeconds = FILE_SECONDS,
): PreciseSession {
  const { program, package: brought, folder } = surroundings;
  if (program === null || brought === undefined) throw new Error(`${walker.libraries.name} was not found.`);
  const classPath = walkerClassPath(program, brought, walker.sources);
  return new WalkerSession(root, files, surroundings, {
    name: `The walker of ${walker.title}`,
    command: [
      ...javaCommand(program, totalmem(), folder),
      `-Dfathom.walker.fileSeconds=${fileSeconds}`,
      ...["-cp", classPath, walker.main],
    ],
    isLimited: false,
    affected: (now, changed) => affectedFiles(root, now, changed),
  });
}
