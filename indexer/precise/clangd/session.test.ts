/** The engine around a program that only behaves like clangd: what it survives, what it keeps, what it reads again. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { folderWith, writeFiles } from "../../../testing/indexer/run-indexer";
import type { EngineFile } from "../port";
import { clangdEngine } from "./engine";

/**
 * Writes a shard for each file that it is told of, with one use of `lift` in it, and a line into a log. It ends in the
 * middle at a file with `deadly` in it.
 */
const IMITATION = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { encodeMessage, MessageStream } from "./language-server/message-stream";
import { writeShard } from "../../testing/precise/clangd-shards";

const send = (message) => process.stdout.write(encodeMessage({ jsonrpc: "2.0", ...message }));
const stream = new MessageStream();
process.stdin.on("data", (chunk) => {
  for (const { id, method } of stream.push(chunk)) {
    if (method === "textDocument/didOpen") index();
    else if (method === "exit") process.exit(0);
    else if (id !== undefined) send({ id, result: null });
  }
});

function index() {
  const commands = JSON.parse(readFileSync("compile_commands.json", "utf8")).filter(({ file }) => !file.endsWith("probe.c"));
  mkdirSync(".cache/clangd/index", { recursive: true });
  for (const { file } of commands) {
    const text = readFileSync(file, "utf8");
    appendFileSync("log.txt", basename(file) + "\\n");
    if (text.includes("deadly")) process.exit(1);
    const uri = "file://" + file;
    const column = text.indexOf("lift");
    const symbols = [{ id: 1, name: "lift", uri: uri.replace(/[^/]*$/, "crane.h"), line: 0, column: 4, length: 4 }];
    const references = [{ id: 1, kind: 12, uri, line: 0, column, length: 4 }];
    writeFileSync(".cache/clangd/index/" + basename(file) + ".0000.idx", writeShard({ uri, symbols, references }));
  }
  send({ method: "$/progress", params: { token: "backgroundIndexProgress", value: { kind: "end" } } });
}
`;

let tool: ReturnType<typeof folderWith>;
let program: string;
beforeAll(async () => {
  tool = folderWith({});
  program = join(tool.root, "clangd");
  await build({
    stdin: { contents: IMITATION, resolveDir: join(import.meta.dirname, ".."), loader: "js" },
    bundle: true,
    platform: "node",
    format: "cjs",
    outfile: program,
    logLevel: "error",
    banner: { js: `#!${process.execPath}` },
  });
  chmodSync(program, 0o755);
});
afterAll(() => tool.remove());

const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

const USE = '#include "crane.h"';

function repository(files: Record<string, string>) {
  const [source, own] = [folderWith(files), folderWith({})];
  removals.push(source.remove, own.remove);
  const [root, folder] = [realpathSync(source.root), realpathSync(own.root)];
  const all = (): EngineFile[] =>
    readdirSync(root).map((path) => ({ path, language: path.endsWith(".cpp") ? "cpp" : "c" }));
  const open = () => clangdEngine.open(root, all(), { folder, program, alive: () => {} });
  return {
    root,
    folder,
    all,
    open,
    told: async (session = open()): Promise<string[]> => {
      const told: string[] = [];
      for await (const { path, occurrences } of session.documents(all().map(({ path }) => path)))
        told.push(`${path} ${occurrences.length}`);
      return told.sort();
    },
    /** files that were read since it was asked last */
    read: (): string[] => {
      const log = join(folder, "log.txt");
      const lines = readFileSync(log, { encoding: "utf8", flag: "a+" }).split("\n").filter(Boolean).sort();
      rmSync(log, { force: true });
      return lines;
    },
  };
}

const FILES = {
  "crane.h": "int lift(void);\n",
  "a.c": `int a = lift(); ${USE}\n`,
  "b.c": `int bb = lift();\n${USE}\n`,
};

describe.skipIf(process.platform === "win32")("clangd", () => {
  it("is asked once: who comes later finds what it wrote", async () => {
    const { told, read } = repository(FILES);
    expect(await told()).toEqual(["a.c 1", "b.c 1"]);
    expect(read()).toEqual(["a.c", "b.c"]);
    expect(await told()).toEqual(["a.c 1", "b.c 1"]);
    expect(read()).toEqual([]);
  });

  it("that dies costs the file that it dies of, is told of once, and is not tried again", async () => {
    const deadly = {
      "c.c": "deadly\n",
      "d.c": "int d = lift();\n",
      "e.c": "deadly lift\n",
      "f.c": "int f = lift();\n",
    };
    const { told, read, open } = repository({ ...FILES, ...deadly });
    const session = open();
    expect(await told(session)).toEqual(["a.c 1", "b.c 1", "d.c 1", "f.c 1"]);
    expect(session.complaint()).toBe("clangd ended at c.c and 1 more; rules answer there.");
    read();
    expect(await told()).toEqual(["a.c 1", "b.c 1", "d.c 1", "f.c 1"]);
    expect(read()).toEqual([]);
  });

  it("reads a changed file again, and those that include it", async () => {
    const { root, told, read, open, all } = repository({ ...FILES, "other.c": "int o = lift();\n" });
    const session = open();
    await told(session);
    read();
    writeFiles(root, { "a.c": "int aaa = lift();\n" });
    expect(session.update(all(), ["a.c"])).toEqual([]);
    await told(session);
    expect(read()).toEqual(["a.c"]);
    writeFiles(root, { "crane.h": "int lift(int);\n" });
    expect(session.update(all(), ["crane.h"])).toEqual(["b.c"]);
    await told(session);
    expect(read()).toEqual(["b.c"]);
  });

  it("finds out what changed while nobody looked", async () => {
    const { root, told, read } = repository(FILES);
    await told();
    read();
    writeFiles(root, { "b.c": `int changed = lift();\n${USE}\n` });
    expect(await told()).toEqual(["a.c 1", "b.c 1"]);
    expect(read()).toEqual(["b.c"]);
  });

  it("makes damaged files of its index anew", async () => {
    const { folder, told, read } = repository(FILES);
    await told();
    read();
    const index = join(folder, ".cache/clangd/index");
    writeFileSync(join(index, "a.c.0000.idx"), "RIFF");
    mkdirSync(join(index, "folder.idx"));
    expect(await told()).toEqual(["a.c 1", "b.c 1"]);
    expect(read()).toEqual(["a.c"]);
  });

  it("begins C++ on Unreal Engine with a header of its own, and other code with none", async () => {
    const unreal = { "Crane.h": '#include "Crane.generated.h"\nclass ACrane : public AActor {};\n' };
    const { folder, told } = repository({ ...FILES, ...unreal, "d.cpp": "int d = lift();\n" });
    await told();
    const commands = readFileSync(join(folder, "compile_commands.json"), "utf8");
    expect(commands.match(/-include/g)).toHaveLength(1);
    expect(readFileSync(join(folder, "unreal.h"), "utf8")).toContain("class AActor {");
    const plain = repository(FILES);
    await plain.told();
    expect(readFileSync(join(plain.folder, "compile_commands.json"), "utf8")).not.toContain("-include");
  });

  it("says nothing of a text that is not the one it was asked about", async () => {
    const { root, told, open } = repository(FILES);
    const session = open();
    await told(session);
    writeFiles(root, { "a.c": "int other = lift();\n" });
    expect(await told(session)).toEqual(["b.c 1"]);
  });
});
