/** Where answers come from: a server on the network for an editor, the same process for a tool. */
import type { Operation, OperationInput, OperationOutput } from "../contract/operation";
import type { RepositoryFile } from "./workplaces";

/** A file as questions name it; without `repo` where its path says which repository holds it. */
export interface AskedFile {
  repo?: string;
  file: string;
}

export interface Answers {
  ask<O extends Operation>(operation: O, input: OperationInput<O>): Promise<OperationOutput<O>>;
  /** Null for a file outside of every repository. */
  fileOf(uri: string): Promise<AskedFile | null>;
  /** Null for a repository that lies nowhere on this machine. */
  uriOf(file: RepositoryFile): Promise<string | null>;
  /** Who asks can tell that rows are only possible, and gets them where no others are there. */
  readonly takesPossible: boolean;
  /** Uses, and symbols of a name, wanted at most. */
  readonly maxUses: number;
  readonly maxSymbols: number;
}
