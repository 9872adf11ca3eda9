/**
 * Our walkers are shipped as sources in Java. Eclipse's batch compiler, which comes with their libraries, compiles
 * them once: no JDK is needed.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { AppError } from "../../../lib/errors";
import { ownFolder } from "../tools/own-folder";
import { installWhole, run } from "../tools/installation";

const COMPILER = "org.eclipse.jdt.internal.compiler.batch.Main";
const OPTIONS = ["-17", "-proc:none", "-nowarn", "-encoding", "UTF-8"];
const SHARED = "indexer/precise/jvm/walker";

/**
 * What a walker's Java runs with: its classes and libraries. Compiles it where that was not done yet.
 * @param java absolute path of the program
 * @param brought the folder that the libraries were installed to
 * @param sources the walker's own, from the top of this project
 * @throws AppError with what the compiler said
 */
export function walkerClassPath(java: string, brought: string, sources: string): string {
  const folders = [ownFolder(SHARED), ownFolder(sources)];
  const libraries = join(brought, "*");
  const classes = join(brought, `classes-${versionOf(folders)}`);
  if (!existsSync(classes))
    installWhole(classes, (folder) => {
      const target = ["-d", join(folder, "package")];
      const { ok, said } = run(java, [
        "-cp",
        libraries,
        COMPILER,
        ...OPTIONS,
        ...target,
        ...libraryOption(brought),
        ...folders,
      ]);
      if (!ok) throw new AppError("internal_error", `The walker could not be compiled: ${said.trim().slice(-600)}`);
    });
  return [classes, libraries].join(delimiter);
}

/** Unlike Java itself, the compiler wants each library's name. */
function libraryOption(brought: string): string[] {
  const jars = readdirSync(brought).filter((name) => name.endsWith(".jar"));
  return ["-cp", jars.map((name) => join(brought, name)).join(delimiter)];
}

/** Of other sources, another one. */
function versionOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
      if (name.endsWith(".java")) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 16);
}
