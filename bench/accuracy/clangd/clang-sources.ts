/**
 * C and C++ that registry packages ship with the code that they bind, and clangd's survey of them. Nothing is
 * configured or built: compile commands are written from the folder listing. Where clangd is missing they are left
 * out.
 */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fetchPackages, whole, wholeLater } from "../fetched";
import { textsOf, type Source } from "../source";
import { documentsOf } from "./documents";
import { survey, Survey, type SurveyRequest } from "./survey";

interface Project {
  name: string;
  language: "C" | "C++";
  package: keyof typeof PACKAGES;
  /** its folder in the package, and what of it is measured */
  from: string;
  parts: string[];
  /** what would be read twice, or is for another system */
  without?: RegExp;
  /** include folders: in what is measured, and in the package, outside of it */
  includes: string[];
  outside?: string[];
  flags: string[];
}

const PACKAGES = { "tree-sitter": "0.25.0", hiredis: "0.5.0", "classic-level": "3.0.0", re2: "1.27.1" };
const PROJECTS: Project[] = [
  {
    ...{ name: "tree-sitter-lib", language: "C", package: "tree-sitter", from: "vendor/tree-sitter/lib" },
    ...{
      parts: ["include", "src"],
      without: /src\/(lib\.c|wasm|wasm_store\.c)$/,
      includes: ["include", "src"],
      flags: ["-xc", "-std=gnu11", "-D_GNU_SOURCE"],
    },
  },
  {
    ...{ name: "hiredis-lib", language: "C", package: "hiredis", from: "deps", parts: ["hiredis"] },
    ...{ without: /\/(adapters|examples)$|\/win32\.h$/, includes: ["hiredis"], flags: ["-xc", "-std=gnu99"] },
  },
  {
    ...{ name: "leveldb", language: "C++", package: "classic-level", from: "deps/leveldb/leveldb-1.20" },
    ...{
      parts: ["db", "helpers", "include", "port", "table", "util"],
      without: /port\/win$/,
      includes: [".", "include"],
    },
    flags: ["-xc++", "-std=c++11", "-DLEVELDB_PLATFORM_POSIX=1", "-DOS_LINUX=1"],
  },
  {
    ...{ name: "re2-lib", language: "C++", package: "re2", from: "vendor/re2", parts: ["re2", "util"] },
    ...{ without: /\/fuzzing$/, includes: ["."], outside: ["vendor/abseil-cpp"], flags: ["-xc++", "-std=c++17"] },
  },
];
/** A survey that takes longer is given up. */
const MINUTES = 30;

/** Surveys that exist or can be made; `say` hears what is left out and why. */
export async function clangSources(cache: string, say: (line: string) => void): Promise<Source[]> {
  const executable = ["clangd-19", "clangd"].find((command) => spawnSync(command, ["--version"]).status === 0);
  if (executable === undefined) {
    say("C and C++ are left out: clangd is not installed (on Debian: apt-get install clangd-19).");
    return [];
  }
  const packages = join(fetchPackages(cache, "clang", PACKAGES, say), "node_modules");
  const found: Source[] = [];
  for (const project of PROJECTS)
    try {
      found.push(await sourceOf(project, executable, cache, packages, say));
    } catch (error) {
      say(`${project.name} is left out: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    }
  return found;
}

async function sourceOf(
  project: Project,
  executable: string,
  cache: string,
  packages: string,
  say: (line: string) => void,
): Promise<Source> {
  const { name, language, from, parts, without } = project;
  const shipped = join(packages, project.package);
  const home = join(cache, `${name}-${PACKAGES[project.package]}`);
  const folder = join(home, name);
  whole(folder, (to) => {
    for (const part of parts)
      cpSync(join(shipped, from, part), join(to, part), { recursive: true, filter: (path) => !without?.test(path) });
  });
  const said = `${folder}.clangd.json`;
  await wholeLater(said, async (output) => {
    say(`Asking clangd about every name of ${name}; this takes minutes ...`);
    const include = [
      ...project.includes.map((path) => join(folder, path)),
      ...(project.outside ?? []).map((path) => join(shipped, path)),
    ];
    const request: SurveyRequest = {
      ...{ executable, folder, commands: join(home, "commands"), milliseconds: MINUTES * 60_000 },
      flags: [...project.flags, ...include.map((path) => `-I${path}`)],
      languageId: language === "C" ? "c" : "cpp",
      texts: textsOf({ folder, language }),
    };
    writeFileSync(output, JSON.stringify(await survey(request, say)));
  });
  const documents = () => documentsOf(Survey.parse(JSON.parse(readFileSync(said, "utf8"))));
  return { name, language, folder, documents };
}
