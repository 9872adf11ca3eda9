/**
 * The operations that pages ask, by name and address. What their answers look like is a large part of the contract and
 * is needed only once there is an answer: it is fetched then.
 */
import type { Operation } from "../contract/operation";
import type * as contracts from "./contracts";

type Contracts = typeof contracts;

/** An operation of which the address is known, and the rest on demand. */
export interface RemoteOperation<O extends Operation = Operation> {
  readonly name: O["name"];
  readonly path: O["path"];
  contract: () => Promise<O>;
}

/** A whole operation, or one that is known by its address. */
export type Callable<O extends Operation> = O | RemoteOperation<O>;

const PATHS = {
  ask_code: "/api/ask",
  change_impact: "/api/change",
  file_blame: "/api/files/blame",
  file_history: "/api/files/history",
  file_outline: "/api/files/outline",
  find_files: "/api/files",
  index_status: "/api/status",
  list_repositories: "/api/repositories",
  read_file: "/api/files/content",
  search_semantic: "/api/semantic",
  search_symbols: "/api/symbols",
  search_text: "/api/text",
  semantic_tokens: "/api/files/tokens",
  symbol_at: "/api/symbols/resolve",
  symbol_bundle: "/api/symbols/bundle",
  symbol_callers: "/api/symbols/callers",
  symbol_counterpart: "/api/symbols/counterpart",
  symbol_declaration: "/api/symbols/declaration",
  symbol_hierarchy: "/api/symbols/hierarchy",
  symbol_implementations: "/api/symbols/implementations",
  symbol_members: "/api/symbols/members",
  symbol_usages: "/api/symbols/usages",
} as const satisfies Record<keyof Contracts, Operation["path"]>;

type Remote = { readonly [Name in keyof Contracts]: RemoteOperation<Contracts[Name]> };

/** By the operation's name. */
export const remote = Object.fromEntries(
  Object.entries(PATHS).map(([name, path]) => [
    name,
    { name, path, contract: async () => (await import("./contracts"))[name as keyof Contracts] },
  ]),
) as unknown as Remote;
