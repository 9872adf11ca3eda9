/** One symbol: its declarations, its members and relatives, its calls. */
import { queryOptions } from "@tanstack/react-query";
import type { symbolAt } from "../../contract/symbol-at";
import type { symbolCallers } from "../../contract/symbol-callers";
import type { symbolCounterpart } from "../../contract/symbol-counterpart";
import type { symbolDeclaration } from "../../contract/symbol-declaration";
import type { symbolHierarchy } from "../../contract/symbol-hierarchy";
import type { symbolImplementations } from "../../contract/symbol-implementations";
import type { OperationInput } from "../../contract/operation";
import { remote } from "../remote";
import { optionsFor, pagesFor } from "./operation-options";

/** A symbol's declarations, by name or key. */
export const declarationQuery = (input: OperationInput<typeof symbolDeclaration>) =>
  optionsFor(remote.symbol_declaration, input);

/** What a name means at a place. */
export const symbolAtQuery = (input: OperationInput<typeof symbolAt>) =>
  queryOptions({ ...optionsFor(remote.symbol_at, input), staleTime: 60_000 });

/** The members of a type, page by page. */
export const membersQuery = (key: string) => pagesFor(remote.symbol_members, { key, scope: "all", limit: 200 });

/** What a type has from its bases beside its own members. */
export const inheritedQuery = (key: string) =>
  queryOptions({
    ...optionsFor(remote.symbol_members, { key, scope: "all", inherited: true, limit: 300 }),
    staleTime: 60_000,
  });

/** What overrides a method or implements a type, page by page. */
export const implementationsQuery = (input: OperationInput<typeof symbolImplementations>) =>
  pagesFor(remote.symbol_implementations, input);

/** The source of a header, the header of a source. */
export const counterpartQuery = (input: OperationInput<typeof symbolCounterpart>) =>
  queryOptions({ ...optionsFor(remote.symbol_counterpart, input), staleTime: 60_000 });

/** Bases and inheritors of a type. */
export const hierarchyQuery = (input: OperationInput<typeof symbolHierarchy>) =>
  optionsFor(remote.symbol_hierarchy, input);

/** Who calls a function, or what it calls. */
export const callsQuery = (input: OperationInput<typeof symbolCallers>) => optionsFor(remote.symbol_callers, input);

/** The same page by page: the callers of a function that has many. */
export const callPagesQuery = (input: OperationInput<typeof symbolCallers>) => pagesFor(remote.symbol_callers, input);
