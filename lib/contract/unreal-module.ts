/** The module of Unreal that files belong to, in answers. */
import { z } from "zod";

/** Field of rows that stand in a file; absent outside of modules. */
export const moduleField = {
  module: z
    .string()
    .optional()
    .describe("Module of Unreal that the file belongs to: that of the nearest `*.Build.cs`."),
} as const;

/** The same of a file's or a folder's own row. */
export const moduleOfPath = {
  module: z
    .string()
    .optional()
    .describe("Module of Unreal: the one that a file of C++ belongs to, or that a `*.Build.cs` makes of this folder."),
} as const;
