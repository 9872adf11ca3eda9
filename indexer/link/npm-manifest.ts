/** What a `package.json` says of the package's name and of those that it asks for. */
import { z } from "zod";

/** A package that is asked for, and what imports call it: the same, unless it is an alias (`"x": "npm:real@1"`). */
export interface Dependency {
  as: string;
  name: string;
}

const versions = z.record(z.string(), z.unknown()).optional().catch(undefined);
const schema = z.object({
  name: z.string().optional().catch(undefined),
  dependencies: versions,
  devDependencies: versions,
  peerDependencies: versions,
  optionalDependencies: versions,
});

/** Nothing of a text that is no manifest. */
export function npmManifest(text: string): { name: string | undefined; dependencies: Dependency[] } {
  const read = schema.safeParse(parseJson(text));
  if (!read.success) return { name: undefined, dependencies: [] };
  const { name, ...lists } = read.data;
  const dependencies = Object.values(lists).flatMap((list) =>
    Object.entries(list ?? {}).map(([as, version]) => ({ as, name: realName(version) ?? as })),
  );
  return { name, dependencies };
}

/** `npm:@scope/real@^1` is `@scope/real`. */
const realName = (version: unknown): string | undefined =>
  typeof version === "string" ? /^npm:(@?[^@]+)/.exec(version)?.[1] : undefined;

/** The package that an import names: `@scope/name/part` is `@scope/name`. Undefined for a path. */
export const packageOf = (specifier: string): string | undefined => /^(@[^/]+\/)?[\w-][^/:]*/.exec(specifier)?.[0];

export function parseJson(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
