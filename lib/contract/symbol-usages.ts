/** Find Usages: every place that uses a symbol, and as what. */
import { z } from "zod";
import { defineOperation } from "./operation";
import { listOf } from "./parameters";
import {
  decidedByField,
  foldersField,
  pageFields,
  rowFilters,
  subjectAnswer,
  subjectFields,
  SUBJECT_ERRORS,
} from "./symbol-subject";
import { kindSchema } from "./symbol-row";
import { BASES, BASIS_GROUPS, USE_ROLES, type Basis, type UseRole } from "./vocabulary";

const BASIS_WORDS: readonly string[] = [...BASES, ...Object.keys(BASIS_GROUPS)];

export const useRoleList = listOf(USE_ROLES, "uses");
export const basisList = listOf(BASIS_WORDS, "rows");

/** The bases that a `basisList` means. */
export function expandBases(list: string): Set<Basis> {
  const words = list.split(",").map((word) => word.trim());
  const grouped = Object.entries(BASIS_GROUPS).flatMap(([group, bases]) => (words.includes(group) ? bases : []));
  return new Set([...BASES.filter((basis) => words.includes(basis)), ...grouped]);
}

/** The uses that a `useRoleList` means. */
export function expandUseRoles(list: string): Set<UseRole> {
  const words = list.split(",").map((word) => word.trim());
  return new Set(USE_ROLES.filter((role) => words.includes(role)));
}

/** What encloses a use. */
export const enclosingSchema = z
  .object({ name: z.string(), qualifiedName: z.string(), kind: kindSchema, line: z.int(), key: z.string() })
  .meta({ id: "EnclosingSymbol" });

export const usageSchema = z
  .object({
    of: z.string().describe("Key of the symbol that is used; empty for a local."),
    repo: z.string(),
    file: z.string(),
    line: z.int(),
    column: z.int(),
    endColumn: z.int(),
    role: z.enum(USE_ROLES),
    basis: z.enum(BASES),
    ...decidedByField,
    through: z
      .enum(["override", "overridden", "constructor"])
      .nullable()
      .describe("The use names an overriding or overridden method, or the type's constructor; null for the symbol."),
    enclosing: enclosingSchema.nullable().describe("The innermost symbol around the use; null at file level."),
    preview: z.string().describe("The line, without its indent, at most 240 characters."),
    url: z.string(),
  })
  .meta({ id: "Usage" });
export type Usage = z.output<typeof usageSchema>;

export const symbolUsages = defineOperation({
  name: "symbol_usages",
  path: "/api/symbols/usages",
  title: "Symbol usages",
  description:
    "Find every use of a symbol across the code: calls, reads, writes, types, imports. Grouped by symbol and file, your own code " +
    "first. `results` are certain or follow from imports; uses where only the name fits stand apart in `possible`.",
  input: z.strictObject({
    ...subjectFields,
    ...rowFilters,
    role: useRoleList.optional(),
    basis: basisList.optional(),
    ...pageFields,
  }),
  output: subjectAnswer(usageSchema).extend({
    files: z
      .array(z.object({ repo: z.string(), file: z.string(), uses: z.int() }))
      .describe("Rows per file, this page."),
    folders: foldersField,
    possible: z.array(usageSchema).describe("Uses of the name that may mean the symbol: nothing there says which."),
  }),
  errors: SUBJECT_ERRORS,
  dear: true,
});
