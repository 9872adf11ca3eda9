/**
 * A read-only language server: it answers questions about code and changes nothing. Each request is a file in
 * `requests/` and a line below. Completion, formatting, renaming and diagnostics are not offered: they need more than
 * an index knows.
 */
import {
  ErrorCodes,
  ResponseError,
  TextDocumentSyncKind,
  type CancellationToken,
  type Connection,
  type InitializeParams,
  type InitializeResult,
} from "vscode-languageserver";
import { fileURLToPath } from "node:url";
import { ApiError } from "../client/api-error";
import { VERSION } from "../version";
import { OpenDocuments } from "./open-documents";
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from "./requests/call-hierarchy";
import { declaration, definition, implementation, typeDefinition } from "./requests/definition";
import { hover } from "./requests/hover";
import { references } from "./requests/references";
import { signatureHelp } from "./requests/signature-help";
import { documentSymbols, workspaceSymbols } from "./requests/symbols";
import { prepareTypeHierarchy, subtypes, supertypes } from "./requests/type-hierarchy";
import { ServerAnswers, type AnsweringServer } from "./server-answers";
import { Session } from "./session";

export class LanguageServer {
  /** Resolves when the editor has ended the conversation. */
  readonly ended: Promise<void>;
  readonly #documents = new OpenDocuments();
  #session: Session | undefined;

  /** @param serve gives the server that answers, once the editor has said which folder it opens (null for none) */
  constructor(
    private readonly connection: Connection,
    private readonly serve: (opened: string | null) => AnsweringServer,
  ) {
    connection.onInitialize((params) => this.#initialize(params));
    connection.onShutdown(() => {});
    this.ended = new Promise((done) => connection.onExit(done));
    this.#follow();
    this.#answer();
    connection.listen();
  }

  #initialize(params: InitializeParams): InitializeResult {
    this.#session = new Session(new ServerAnswers(this.serve(openedFolder(params))), this.#documents);
    return {
      serverInfo: { name: "fathom", version: VERSION },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Full },
        workspaceSymbolProvider: true,
        documentSymbolProvider: true,
        definitionProvider: true,
        declarationProvider: true,
        typeDefinitionProvider: true,
        implementationProvider: true,
        referencesProvider: true,
        hoverProvider: true,
        callHierarchyProvider: true,
        typeHierarchyProvider: true,
        signatureHelpProvider: { triggerCharacters: ["(", ","] },
      },
    };
  }

  #follow(): void {
    const { connection } = this;
    connection.onDidOpenTextDocument(({ textDocument: { uri, text } }) => this.#documents.open(uri, text));
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => this.#documents.close(uri));
    connection.onDidChangeTextDocument(({ textDocument: { uri }, contentChanges }) => {
      for (const { text } of contentChanges) this.#documents.open(uri, text);
    });
  }

  #answer(): void {
    const { connection } = this;
    connection.onWorkspaceSymbol(this.#by(workspaceSymbols));
    connection.onDocumentSymbol(this.#by(documentSymbols));
    connection.onDefinition(this.#by(definition));
    connection.onDeclaration(this.#by(declaration));
    connection.onTypeDefinition(this.#by(typeDefinition));
    connection.onImplementation(this.#by(implementation));
    connection.onReferences(this.#by(references));
    connection.onHover(this.#by(hover));
    connection.onSignatureHelp(this.#by(signatureHelp));
    connection.languages.callHierarchy.onPrepare(this.#by(prepareCallHierarchy));
    connection.languages.callHierarchy.onIncomingCalls(this.#by((session, { item }) => incomingCalls(session, item)));
    connection.languages.callHierarchy.onOutgoingCalls(this.#by((session, { item }) => outgoingCalls(session, item)));
    connection.languages.typeHierarchy.onPrepare(this.#by(prepareTypeHierarchy));
    connection.languages.typeHierarchy.onSupertypes(this.#by((session, { item }) => supertypes(session, item)));
    connection.languages.typeHierarchy.onSubtypes(this.#by((session, { item }) => subtypes(session, item)));
  }

  /** A request over the session; failures are told as the protocol tells them. */
  #by<Params, Result>(request: (session: Session, params: Params) => Promise<Result>) {
    return async (params: Params, token?: CancellationToken): Promise<Result | ResponseError<void>> => {
      if (this.#session === undefined)
        return new ResponseError(ErrorCodes.ServerNotInitialized, "Not initialized yet.");
      if (token?.isCancellationRequested) return new ResponseError(ErrorCodes.InternalError, "Cancelled.");
      try {
        return await request(this.#session, params);
      } catch (error) {
        return failure(error);
      }
    };
  }
}

/**
 * A place of a file that is not indexed is no error of the editor's: it gets an empty answer elsewhere; this is for
 * the rest.
 */
function failure(error: unknown): ResponseError<void> {
  const hint = error instanceof ApiError ? ` ${error.hint}` : "";
  return new ResponseError(
    ErrorCodes.InternalError,
    `${error instanceof Error ? error.message : String(error)}${hint}`,
  );
}

/** The first folder that the editor opens; null where it opens none. */
function openedFolder({ workspaceFolders, rootUri }: InitializeParams): string | null {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri ?? null;
  return uri?.startsWith("file:") ? fileURLToPath(uri) : null;
}
