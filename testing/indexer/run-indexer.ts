/** Runs the real indexer, bundled as it is shipped, against a test database. For tests only. */
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import type { Queryable } from "../../lib/db/pool";

const ROOT = resolve(import.meta.dirname, "../..");

/** The bundled programs. Inside node_modules, so that they find the packages. */
export interface Programs {
  folder: string;
  indexer: string;
  worker: URL;
  treeWorker: URL;
  remove(): void;
}

export async function bundlePrograms(): Promise<Programs> {
  const cache = join(ROOT, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "fathom-indexer-"));
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      indexer: "indexer/main.ts",
      worker: "testing/indexer/worker-program.ts",
      "kills-its-process": "testing/indexer/kills-its-process.ts",
      "parse-worker": "indexer/parse-worker.ts",
      "tree-worker": "indexer/tree-worker.ts",
      "text-index-worker": "indexer/text-index/text-index-worker.ts",
      "precise-worker": "indexer/precise/precise-worker.ts",
      "precise-engine": "indexer/precise/precise-engine.ts",
      "semantic-worker": "indexer/semantic/semantic-worker.ts",
      "revision-worker": "indexer/revisions/revision-worker.ts",
      "search-index-worker": "indexer/search-index/search-index-worker.ts",
    },
    outdir: folder,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    loader: { ".bin": "binary" },
    logLevel: "error",
  });
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const program = (name: string): URL => new URL(`file://${folder}/${name}.js`);
  const [worker, treeWorker] = [program("parse-worker"), program("tree-worker")];
  return { folder, indexer: join(folder, "indexer.js"), worker, treeWorker, remove };
}

/** A folder with these files; bytes are written as they are. */
export function folderWith(files: Record<string, string | Uint8Array>): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "fathom-source-"));
  writeFiles(root, files);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

export function writeFiles(root: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

export interface RunningIndexer {
  process: ChildProcess;
  /** everything it said over IPC */
  messages: { type: string; message?: string }[];
  /** what it wrote to its error stream */
  complaints(): string;
  exited: Promise<number | null>;
  /** Resolves when it has said that nothing is left to do for the `count`th time. */
  idle(count?: number): Promise<void>;
}

interface StartOptions {
  args?: string[];
  workers?: number;
  watch?: boolean;
  /** have compilers' engines asked */
  precise?: boolean;
  /** a server that it fills; none unless a test is about that */
  meilisearch?: { url: string | undefined; key: string | undefined };
}

const NO_MEILISEARCH = { url: undefined, key: undefined };

/** Starts the indexer's process; `--once` ends it when all is indexed. */
export function startIndexer(
  programs: Programs,
  url: string,
  { args = ["--once"], workers = 2, watch = false, precise = false, meilisearch = NO_MEILISEARCH }: StartOptions = {},
): RunningIndexer {
  const child = spawn(process.execPath, [programs.indexer, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      FATHOM_WORKERS: String(workers),
      FATHOM_WATCH: watch ? "1" : "0",
      FATHOM_PRECISE: precise ? "1" : "0",
      MEILI_URL: meilisearch.url,
      MEILI_KEY: meilisearch.key,
    },
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  let said = "";
  child.stderr?.on("data", (part: Buffer) => {
    said += part.toString();
    process.stderr.write(part);
  });
  const messages: RunningIndexer["messages"] = [];
  child.on("message", (message) => messages.push(message as RunningIndexer["messages"][number]));
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const idle = async (count = 1): Promise<void> => {
    while (messages.filter(({ type }) => type === "idle").length < count) {
      if (child.exitCode !== null) throw new Error(`The indexer ended with ${child.exitCode}.`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  return { process: child, messages, complaints: () => said, exited, idle };
}

/** Enters a folder as `registerRepository` does, and gives its id. */
export async function addRepository(client: Queryable, root: string, excludes: string[] = []): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "insert into repository (name, root, scope, excludes) values ($1, $1, 'user', $2) returning id",
    [root, excludes],
  );
  return rows[0].id;
}

/** What the index says about each file, by path, free of row ids: equal dumps mean equal answers. */
export async function dumpIndex(client: Queryable): Promise<Record<string, string>> {
  const { rows } = await client.query<Record<string, unknown> & { path: string }>(
    `select f.path, f.language, f.content_hash, f.status, f.reason, f.detail, f.gaps, f.lines, f.symbol_count, c.body,
       o.names, o.blob,
       (select json_agg(json_build_array(s.id - (f.id::bigint << 20), s.name, s.key_hash, s.kind, s.role, s.modifiers,
          s.container, s.qualifier, s.ranges) order by s.id) from symbol s
        where s.id >= f.id::bigint << 20 and s.id < (f.id::bigint + 1) << 20) as symbols,
       (select json_agg(json_build_array(r.name_hash, r.post) order by r.name_hash) from reference r
        where r.file_id = f.id) as refs,
       (select json_agg(json_build_array(t.child_id - (f.id::bigint << 20), t.ordinal, t.base_name, t.base_key)
          order by t.child_id, t.ordinal) from type_relation t
        where t.child_id >= f.id::bigint << 20 and t.child_id < (f.id::bigint + 1) << 20) as bases,
       (select json_agg(json_build_array(i.ordinal, i.specifier, i.name, target.path) order by i.ordinal)
        from import i left join file target on target.id = i.target_file where i.file_id = f.id) as imports
     from file f left join file_content c on c.file_id = f.id left join occurrences o on o.file_id = f.id
     order by f.path`,
  );
  return Object.fromEntries(
    rows.map((row) => [row.path, createHash("sha256").update(JSON.stringify(row)).digest("hex").slice(0, 16)]),
  );
}

/** Rows that belong to no file: there must be none. */
export async function orphanRows(client: Queryable): Promise<number> {
  const missing = (id: string) => `not exists (select from file f where f.id = ${id})`;
  const { rows } = await client.query<{ orphans: number }>(
    `select ((select count(*) from symbol where ${missing("(symbol.id >> 20)::int")})
       + (select count(*) from reference where ${missing("file_id")})
       + (select count(*) from occurrences where ${missing("file_id")})
       + (select count(*) from file_content where ${missing("file_id")})
       + (select count(*) from import where ${missing("file_id")})
       + (select count(*) from type_relation where ${missing("(child_id >> 20)::int")}))::int as orphans`,
  );
  return rows[0].orphans;
}
