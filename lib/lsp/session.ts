/**
 * What every request of an editor needs: the server that answers, where repositories lie, and which symbol a place in
 * an open document means. Refuses to answer about files that no repository holds.
 */
import type { Location, TextDocumentPositionParams } from "vscode-languageserver";
import { callOperation } from "../client/call-operation";
import type { Operation, OperationInput, OperationOutput } from "../contract/operation";
import { symbolAt } from "../contract/symbol-at";
import type { OpenDocuments } from "./open-documents";
import { nameRange } from "./ranges";
import { Workplaces, type RepositoryFile, type RepositoryRoot } from "./workplaces";

/** The server behind an editor; it may come and go. */
export interface AnsweringServer {
  /** `http://host:port/` of a server that answers. */
  url(): Promise<string>;
  roots(): Promise<readonly RepositoryRoot[]>;
  /** What it asks for, where it asks for a token. */
  token?: string;
}

/** A place, or a name as a file uses it. */
export type Asked = RepositoryFile & ({ line: number; column: number } | { symbol: string });

const ROOTS_LAST_MS = 10_000;

export class Session {
  #workplaces: { at: number; known: Promise<Workplaces> } | undefined;

  constructor(
    private readonly server: AnsweringServer,
    readonly documents: OpenDocuments,
  ) {}

  /** Asks an operation of the server. Throws an ApiError. */
  async ask<O extends Operation>(operation: O, input: OperationInput<O>): Promise<OperationOutput<O>> {
    const { origin } = new URL(await this.server.url());
    return callOperation(operation, input, { baseUrl: origin, token: this.server.token });
  }

  async fileOf(uri: string): Promise<RepositoryFile | null> {
    return (await this.#known()).fileOf(uri);
  }

  async uriOf(file: RepositoryFile): Promise<string | null> {
    return (await this.#known()).uriOf(file);
  }

  /** Rows that stand in a file on this machine, as locations of their names. */
  async locations(rows: readonly { repo?: string; file?: string; line?: number; column?: number; name: string }[]) {
    const workplaces = await this.#known();
    const found: Location[] = [];
    for (const { repo, file, line, column, name } of rows) {
      if (repo === undefined || file === undefined || line === undefined || column === undefined) continue;
      const uri = workplaces.uriOf({ repo, file });
      if (uri !== null) found.push({ uri, range: nameRange({ name, line, column }) });
    }
    return found;
  }

  /** What stands at a place and what it means; null where nothing of the index does. */
  async meaningAt({ textDocument, position }: TextDocumentPositionParams) {
    const file = await this.fileOf(textDocument.uri);
    if (file === null) return null;
    const word = this.documents.wordAt(textDocument.uri, position);
    if (word === "") return null;
    const place = { ...file, line: position.line + 1, column: position.character + 1 };
    const answer = await this.ask(symbolAt, place);
    if (word === undefined || answer.symbol === word) return { asked: place, answer };
    // The document was edited since it was indexed: another name stands there, and the name is what is meant.
    const asked = { ...file, symbol: word };
    return { asked, answer: await this.ask(symbolAt, asked) };
  }

  /** How questions name what stands at a place. */
  async subjectAt(at: TextDocumentPositionParams): Promise<Asked | null> {
    return (await this.meaningAt(at))?.asked ?? null;
  }

  #known(): Promise<Workplaces> {
    const now = Date.now();
    if (this.#workplaces === undefined || now - this.#workplaces.at > ROOTS_LAST_MS)
      this.#workplaces = { at: now, known: this.server.roots().then((roots) => new Workplaces(roots)) };
    return this.#workplaces.known;
  }
}
