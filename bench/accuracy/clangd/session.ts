/** clangd over one folder: asks about open files, and knows when its index of all of them is complete. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";
import { LanguageServer } from "../../../indexer/precise/language-server/language-server";
import * as Answer from "./messages";

/** 0-based; `path` inside the folder, null for a place outside of it. */
interface Site {
  path: string | null;
  line: number;
  column: number;
}

/** A spot in an open file, 0-based. */
export interface Spot {
  line: number;
  column: number;
}

const INDEX_TOKEN = "backgroundIndexProgress";
const ERROR = 1;
/** A folder whose index is complete at once may never speak of progress. */
const SILENCE = 10_000;

export class ClangdSession {
  private readonly server: LanguageServer;
  /** who waits for a file's diagnostics, by its URI */
  private readonly checking = new Map<string, (errors: string[]) => void>();
  private indexDone: () => void = () => undefined;
  private readonly indexed = new Promise<void>((done) => (this.indexDone = done));
  private hasBegun = false;

  /** @param commands folder that holds compile_commands.json; @param milliseconds after which it is killed */
  constructor(
    executable: string,
    private readonly folder: string,
    commands: string,
    private readonly languageId: "c" | "cpp",
    milliseconds: number,
  ) {
    const args = [`--compile-commands-dir=${commands}`, "--background-index", "-j=2", "--log=error"];
    this.server = new LanguageServer(
      executable,
      [...args, "--limit-references=0", "--limit-results=0", "--clang-tidy=0"],
      (method, params) => this.heard(method, params),
      milliseconds,
    );
  }

  /** Resolves when a first file was opened and every file of the compile commands has been indexed. */
  async start(first: string): Promise<void> {
    await this.server.request("initialize", {
      processId: process.pid,
      rootUri: pathToFileURL(this.folder).href,
      capabilities: {
        window: { workDoneProgress: true },
        textDocument: { documentSymbol: { hierarchicalDocumentSymbolSupport: true } },
      },
    });
    this.server.notify("initialized", {});
    await this.open(first);
    this.close(first);
    const silence = setTimeout(() => {
      if (!this.hasBegun) this.indexDone();
    }, SILENCE);
    try {
      await Promise.race([this.indexed, this.server.finished]);
    } finally {
      clearTimeout(silence);
    }
  }

  /** Opens a file and tells the errors that clangd finds in it. */
  open(path: string): Promise<string[]> {
    const uri = this.uriOf(path);
    const { languageId } = this;
    const text = readFileSync(join(this.folder, path), "utf8");
    const checked = new Promise<string[]>((done) => this.checking.set(uri, done));
    this.server.notify("textDocument/didOpen", { textDocument: { uri, languageId, version: 1, text } });
    return Promise.race([checked, this.server.finished]);
  }

  close(path: string): void {
    this.server.notify("textDocument/didClose", { textDocument: { uri: this.uriOf(path) } });
  }

  async symbolsAt(path: string, spot: Spot): Promise<Answer.SymbolInfo[]> {
    return z.array(Answer.SymbolInfo).parse((await this.ask("textDocument/symbolInfo", path, spot)) ?? []);
  }

  /** Where the file declares or defines something that is no local. */
  async declarations(path: string): Promise<Spot[]> {
    const answer = await this.server.request("textDocument/documentSymbol", {
      textDocument: { uri: this.uriOf(path) },
    });
    const spots = ({ selectionRange, children = [] }: Answer.DocumentSymbol): Spot[] => [
      { line: selectionRange.start.line, column: selectionRange.start.character },
      ...children.flatMap(spots),
    ];
    return z
      .array(Answer.DocumentSymbol)
      .parse(answer ?? [])
      .flatMap(spots);
  }

  /** Uses, and those of what it overrides; never declarations. */
  async references(path: string, spot: Spot): Promise<Site[]> {
    const context = { includeDeclaration: false };
    return this.sites(await this.ask("textDocument/references", path, spot, { context }));
  }

  async definition(path: string, spot: Spot): Promise<Site[]> {
    return this.sites(await this.ask("textDocument/definition", path, spot));
  }

  /** What overrides the virtual method at a spot. */
  async overriders(path: string, spot: Spot): Promise<Site[]> {
    return this.sites(await this.ask("textDocument/implementation", path, spot));
  }

  /** Ids of the direct bases of the type at a spot. */
  async bases(path: string, spot: Spot): Promise<string[]> {
    const items = z
      .array(Answer.TypeItem)
      .parse((await this.ask("textDocument/prepareTypeHierarchy", path, spot)) ?? []);
    return items.flatMap(({ data }) => data.parents.map(({ symbolID }) => symbolID));
  }

  site({ uri, range: { start } }: Answer.Location): Site {
    const path = fileURLToPath(uri);
    const inside = path.startsWith(`${this.folder}/`) ? path.slice(this.folder.length + 1) : null;
    return { path: inside, line: start.line, column: start.character };
  }

  stop(): void {
    this.server.stop();
  }

  private sites(answer: unknown): Site[] {
    return z
      .array(Answer.Location)
      .parse(answer ?? [])
      .map((location) => this.site(location));
  }

  private ask(method: string, path: string, { line, column }: Spot, more: object = {}): Promise<unknown> {
    const position = { line, character: column };
    return this.server.request(method, { textDocument: { uri: this.uriOf(path) }, position, ...more });
  }

  private uriOf(path: string): string {
    return pathToFileURL(join(this.folder, path)).href;
  }

  private heard(method: string, params: unknown): void {
    if (method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = Answer.Diagnostics.parse(params);
      this.checking.get(uri)?.(diagnostics.flatMap(({ severity, message }) => (severity === ERROR ? [message] : [])));
      this.checking.delete(uri);
    }
    if (method !== "$/progress") return;
    const { token, value } = Answer.Progress.parse(params);
    if (token !== INDEX_TOKEN) return;
    this.hasBegun = true;
    if (value.kind === "end") this.indexDone();
  }
}
