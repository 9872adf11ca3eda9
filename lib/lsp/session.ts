/**
 * What every request needs: who answers, and which symbol a place in an open document means. Refuses to answer about
 * files that no repository holds.
 */
import type { Location, TextDocumentPositionParams } from "vscode-languageserver";
import type { Operation, OperationInput, OperationOutput } from "../contract/operation";
import { symbolAt } from "../contract/symbol-at";
import type { Answers, AskedFile } from "./answers";
import type { OpenDocuments } from "./open-documents";
import { nameRange } from "./ranges";
import type { RepositoryFile } from "./workplaces";

/** A place, or a name as a file uses it. */
export type Asked = AskedFile & ({ line: number; column: number } | { symbol: string });

export class Session {
  constructor(
    readonly answers: Answers,
    readonly documents: OpenDocuments,
  ) {}

  ask<O extends Operation>(operation: O, input: OperationInput<O>): Promise<OperationOutput<O>> {
    return this.answers.ask(operation, input);
  }

  fileOf(uri: string): Promise<AskedFile | null> {
    return this.answers.fileOf(uri);
  }

  uriOf(file: RepositoryFile): Promise<string | null> {
    return this.answers.uriOf(file);
  }

  /** Rows that stand in a file on this machine, as locations of their names. */
  async locations(rows: readonly { repo?: string; file?: string; line?: number; column?: number; name: string }[]) {
    const found: Location[] = [];
    for (const { repo, file, line, column, name } of rows) {
      if (repo === undefined || file === undefined || line === undefined || column === undefined) continue;
      const uri = await this.uriOf({ repo, file });
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
}
