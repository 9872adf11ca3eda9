/**
 * The code that accuracy is measured on, laid out in a cache folder, with what compilers' engines say about it:
 * packages that ship their TypeScript, C or C++ sources, and a part of this machine's Python library. All but clangd
 * is fetched by npm at fixed versions when first needed.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { clangSources } from "./clangd/clang-sources";
import { fetchPackages, whole } from "./fetched";
import { readScip } from "./scip";
import type { Source } from "./source";

const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "fathom-accuracy");
const ENGINES = { "@sourcegraph/scip-typescript": "0.4.0", "@sourcegraph/scip-python": "0.6.6" };
const PACKAGES = { rxjs: "7.8.2", mobx: "7.1.3", immer: "11.2.10" };
/** Modules that lean on each other and on classes; the whole library would take the engine an hour. */
const MODULES = (
  "email json logging argparse.py configparser.py csv.py difflib.py dataclasses.py functools.py pathlib.py shlex.py " +
  "string.py textwrap.py threading.py queue.py zipfile.py tarfile.py"
).split(" ");

/** Sources that can be had on this machine; `say` hears what is left out and why. */
export async function sources(say: (line: string) => void): Promise<Source[]> {
  mkdirSync(CACHE, { recursive: true });
  const tools = fetchPackages(CACHE, "tools", { ...ENGINES, ...PACKAGES }, say);
  const found: Source[] = Object.keys(PACKAGES).map((name) => typescript(name, tools, say));
  try {
    found.push(python(tools, say));
  } catch (error) {
    say(`Python is left out: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
  }
  return [...found, ...(await clangSources(CACHE, say))];
}

function typescript(name: string, tools: string, say: (line: string) => void): Source {
  const folder = join(CACHE, `${name}-${PACKAGES[name as keyof typeof PACKAGES]}`, name);
  whole(folder, (to) => {
    cpSync(join(tools, "node_modules", name, "src"), to, { recursive: true });
    for (const file of readdirSync(to)) if (/^tsconfig.*\.json$/.test(file)) rmSync(join(to, file));
    const options = { target: "es2022", module: "esnext", moduleResolution: "bundler", lib: ["es2022", "dom"] };
    const config = { compilerOptions: { ...options, strict: true, skipLibCheck: true }, include: ["**/*.ts"] };
    writeFileSync(join(to, "package.json"), JSON.stringify({ name, version: "1.0.0" }));
    writeFileSync(join(to, "tsconfig.json"), JSON.stringify(config));
  });
  const scip = `${folder}.scip`;
  whole(scip, (output) => {
    say(`Asking scip-typescript about ${name} ...`);
    run(folder, join(tools, "node_modules/@sourcegraph/scip-typescript/dist/src/main.js"), [
      "index",
      "--output",
      output,
    ]);
  });
  return { name, language: "TypeScript", folder, documents: () => readScip(readFileSync(scip)) };
}

function python(tools: string, say: (line: string) => void): Source {
  const asked = "import sys, sysconfig; print(sys.version.split()[0], sysconfig.get_paths()['stdlib'])";
  const [version, library] = execFileSync("python3", ["-c", asked], { encoding: "utf8" }).trim().split(/ (.*)/);
  const folder = join(CACHE, `python-${version}`, "python-library");
  whole(folder, (to) => {
    for (const module of MODULES.filter((one) => existsSync(join(library, one))))
      cpSync(join(library, module), join(to, module), {
        recursive: true,
        filter: (path) => !path.includes("__pycache__"),
      });
  });
  const scip = `${folder}.scip`;
  whole(scip, (output) => {
    say("Asking scip-python about a part of Python's library; this takes minutes ...");
    const args = ["index", ".", "--project-name", "library", "--project-version", "1", "--output", output];
    run(folder, join(tools, "node_modules/@sourcegraph/scip-python/index.js"), args);
  });
  return { name: `python-${version}`, language: "Python", folder, documents: () => readScip(readFileSync(scip)) };
}

function run(cwd: string, script: string, args: string[]): void {
  execFileSync(process.execPath, [script, ...args], {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 30 * 60_000,
  });
}
