/** ty at work on one repository: asked over the Language Server Protocol for every name of a file. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { AskedServer, FILE_DEADLINE, MAX_NAMES } from "../language-server/asked-server";
import { withDeadline } from "../language-server/deadline";
import { LanguageServer } from "../language-server/language-server";
import { limited, ownEnvironment } from "../language-server/limited";
import type { EngineFile, EngineSurroundings, PreciseDocument, PreciseSession } from "../port";
import { definitionsOf } from "../language-server/definitions";
import { documentOf } from "./document";
import { declaringLines, importedWords, moduleWord } from "./importers";
import { PythonText } from "./names";
import { WordsOfFiles } from "./words-of-files";

/** Milliseconds for one server. */
const DEADLINE = 4 * 3600_000;

interface Source {
  text: string;
  hash: Uint8Array;
}

export class PythonSession implements PreciseSession {
  private readonly server = new AskedServer("ty", () => this.start());
  private readonly sources = new Map<string, Source>();
  private words = new WordsOfFiles();

  constructor(
    private readonly root: string,
    _files: readonly EngineFile[],
    private readonly surroundings: EngineSurroundings,
  ) {}

  documents(paths: readonly string[]): AsyncIterable<PreciseDocument> {
    return this.server.documents(paths, (path) => this.document(path));
  }

  contentHash(path: string): Uint8Array | null {
    return this.source(path)?.hash ?? null;
  }

  update(files: readonly EngineFile[], changed: readonly string[]): readonly string[] {
    const words = new Set<string>();
    for (const path of changed) {
      const before = this.sources.get(path);
      this.sources.delete(path);
      const now = this.source(path);
      const isSeenSame = before && now && declaringLines(before.text) === declaringLines(now.text);
      if (!isSeenSame) words.add(moduleWord(path));
    }
    this.words = new WordsOfFiles();
    this.server.stop();
    const known = new Set(changed);
    const importers = files.filter(({ path }) => !known.has(path) && this.imports(path, words));
    return importers.map(({ path }) => path);
  }

  cpuMs(): number {
    return this.server.cpuMs();
  }

  complaint(): string | null {
    return this.server.complaint();
  }

  private imports(path: string, words: ReadonlySet<string>): boolean {
    const source = words.size > 0 ? this.source(path) : null;
    return source !== null && [...importedWords(source.text)].some((word) => words.has(word));
  }

  private async document(path: string): Promise<PreciseDocument | null> {
    this.surroundings.alive();
    const source = this.source(path);
    if (!source) return null;
    const { text, hash } = source;
    const python = new PythonText(text);
    const names = [...python.names()];
    if (names.length > MAX_NAMES) return null;
    const server = await this.server.running();
    const uri = pathToFileURL(join(this.root, path)).href;
    server.notify("textDocument/didOpen", { textDocument: { uri, languageId: "python", version: 1, text } });
    const found = await withDeadline(definitionsOf(server, uri, names), FILE_DEADLINE);
    server.notify("textDocument/didClose", { textDocument: { uri } });
    return documentOf({ path, contentHash: hash, root: this.root, wordAt: this.words.at }, python, names, found);
  }

  private async start(): Promise<LanguageServer> {
    const { folder, program } = this.surroundings;
    if (program === null) throw new Error("ty was not found.");
    mkdirSync(join(folder, "tmp"), { recursive: true });
    const [command, ...args] = limited([program, "server"]);
    const server = new LanguageServer(command, args, () => {}, DEADLINE, { cwd: folder, env: ownEnvironment(folder) });
    const uri = pathToFileURL(this.root).href;
    await server.request("initialize", {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: "repository" }],
      capabilities: { textDocument: { definition: { linkSupport: true } }, general: { positionEncodings: ["utf-16"] } },
    });
    server.notify("initialized", {});
    return server;
  }

  /** Null for a file that cannot be read. */
  private source(path: string): Source | null {
    const known = this.sources.get(path);
    if (known) return known;
    try {
      const bytes = readFileSync(join(this.root, path));
      const hash = new Uint8Array(createHash("sha256").update(bytes).digest());
      const source = { text: bytes.toString("utf8").replace(/^\uFEFF/, ""), hash };
      this.sources.set(path, source);
      return source;
    } catch {
      return null;
    }
  }
}
