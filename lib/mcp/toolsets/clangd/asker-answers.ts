/** The requests of the language server asked inside this process: of the whole index, by addresses or paths. */
import { pathToFileURL } from "node:url";
import type { Operation, OperationInput, OperationOutput } from "../../../contract/operation";
import type { Answers, AskedFile } from "../../../lsp/answers";
import type { RepositoryFile } from "../../../lsp/workplaces";
import type { OperationName } from "../../../operations/registry";
import type { Asker } from "../extra-tool";

export class AskerAnswers implements Answers {
  /** Locations cannot say that they are only possible. */
  readonly takesPossible = false;
  readonly maxUses = 2000;
  readonly maxSymbols = 200;

  constructor(private readonly asker: Asker) {}

  ask<O extends Operation>(operation: O, input: OperationInput<O>): Promise<OperationOutput<O>> {
    const everywhere = Object.hasOwn(operation.input.shape, "scope") ? { scope: "all" } : {};
    const name = operation.name as OperationName;
    return this.asker.ask(name, { ...input, ...everywhere }) as Promise<OperationOutput<O>>;
  }

  /** The operation itself says whether there is such a file. */
  async fileOf(uri: string): Promise<AskedFile> {
    return { file: pathOf(uri) };
  }

  async uriOf(file: RepositoryFile): Promise<string> {
    return pathToFileURL(this.asker.absolute(file)).href;
  }
}

/** The path of an address or a path. */
function pathOf(uri: string): string {
  if (!/^file:\/\//i.test(uri)) return uri;
  const path = uri.replace(/^file:\/\/[^/]*/i, "").replace(/^\/([A-Za-z]:)/, "$1");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
