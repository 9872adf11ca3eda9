/** The server that answers an editor, and where it says that repositories lie. */
import { callOperation } from "../client/call-operation";
import type { Operation, OperationInput, OperationOutput } from "../contract/operation";
import type { Answers } from "./answers";
import { Workplaces, type RepositoryFile, type RepositoryRoot } from "./workplaces";

/** The server behind an editor; it may come and go. */
export interface AnsweringServer {
  /** `http://host:port/` of a server that answers. */
  url(): Promise<string>;
  roots(): Promise<readonly RepositoryRoot[]>;
  /** What it asks for, where it asks for a token. */
  token?: string;
}

const ROOTS_LAST_MS = 10_000;

export class ServerAnswers implements Answers {
  readonly takesPossible = true;
  /** More than an editor's list can show. */
  readonly maxUses = 10_000;
  readonly maxSymbols = 100;
  #workplaces: { at: number; known: Promise<Workplaces> } | undefined;

  constructor(private readonly server: AnsweringServer) {}

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

  #known(): Promise<Workplaces> {
    const now = Date.now();
    if (this.#workplaces === undefined || now - this.#workplaces.at > ROOTS_LAST_MS)
      this.#workplaces = { at: now, known: this.server.roots().then((roots) => new Workplaces(roots)) };
    return this.#workplaces.known;
  }
}
