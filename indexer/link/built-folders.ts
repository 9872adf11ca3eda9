/**
 * Where a compiler of TypeScript puts what it makes, as tsconfig says: `outDir` holds for each source what is made of
 * it, so that `../dist/hull` is `lib/hull.ts` in a checkout that nothing was built in. Pure.
 */
import { z } from "zod";
import { parseJson } from "./npm-manifest";
import { joinPath } from "./path-index";

/** A folder of what is made, and those whose files may have been made into it, likeliest first. */
export interface BuiltFolder {
  folder: string;
  sources: string[];
}

const schema = z.object({
  compilerOptions: z.object({ outDir: z.string(), rootDir: z.string().optional().catch(undefined) }),
  include: z.array(z.string()).optional().catch(undefined),
});

/** @param text a tsconfig without comments. Nothing of one that makes its files beside the sources. */
export function builtFolders(folder: string, text: string): BuiltFolder[] {
  const read = schema.safeParse(parseJson(text));
  if (!read.success) return [];
  const { compilerOptions, include = [] } = read.data;
  const made = joinPath(folder, compilerOptions.outDir);
  if (made === null || made === folder || made === "") return [];
  const { rootDir } = compilerOptions;
  const written = rootDir === undefined ? [...include.map(upToPattern), "."] : [rootDir];
  const sources = written.flatMap((each) => joinPath(folder, each) ?? []);
  return [{ folder: made, sources: [...new Set(sources)] }];
}

/** The folder that a pattern of files begins with: `src/**` is about `src`. */
const upToPattern = (pattern: string): string => {
  const parts = pattern.split("/");
  const first = parts.findIndex((part) => /[*?{]|\.[cm]?[jt]sx?$/.test(part));
  return first < 0 ? pattern : parts.slice(0, first).join("/") || ".";
};

/** The path itself, then those of what it may have been made of. */
export function madeOf(built: readonly BuiltFolder[], path: string): string[] {
  const sources = built
    .filter(({ folder }) => path === folder || path.startsWith(`${folder}/`))
    .flatMap((each) => each.sources.map((source) => joinPath(source, `.${path.slice(each.folder.length)}`)));
  return [path, ...sources.filter((source): source is string => source !== null)];
}
