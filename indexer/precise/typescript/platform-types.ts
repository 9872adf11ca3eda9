/**
 * Types of what most programs stand on and no repository holds: Node's modules and React. They come with this program,
 * and stand in where a repository has not installed its own: what goes through `useState` or `createServer` keeps its
 * type.
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, posix } from "node:path";
import { slashes } from "./sources";

const require = createRequire(import.meta.url);

/** Packages of types by what imports call them. */
const PACKAGES = { react: "@types/react", csstype: "csstype", "undici-types": "undici-types", node: "@types/node" };
/** Everything that they may import from repositories' files; the rest is seen only from among them. */
const FROM_REPOSITORIES = /^react(?:\/|$)/;

const folders: ReadonlyMap<string, string> = new Map(
  Object.entries(PACKAGES).flatMap(([name, types]): [string, string][] => {
    try {
      return [[name, slashes(dirname(require.resolve(`${types}/package.json`)))]];
    } catch {
      return [];
    }
  }),
);
const resolved = new Map<string, string | undefined>();

export const isPlatformFile = (file: string): boolean =>
  [...folders.values()].some((folder) => file.startsWith(`${folder}/`));

/** The file that declares Node's modules and globals; none where its types are not installed here. */
export function nodeTypes(): readonly string[] {
  const folder = folders.get("node");
  return folder === undefined ? [] : [`${folder}/index.d.ts`];
}

/** The declarations that an import means; undefined for everything that is no platform. */
export function platformModule(name: string, from: string): string | undefined {
  const isInside = isPlatformFile(from);
  if (!isInside && !FROM_REPOSITORIES.test(name)) return undefined;
  const key = isInside && name.startsWith(".") ? posix.join(dirname(from), name) : pathOf(name);
  if (key === undefined) return undefined;
  if (!resolved.has(key)) resolved.set(key, [`${key}.d.ts`, `${key}/index.d.ts`, key].find(isDeclaration));
  return resolved.get(key);
}

function pathOf(name: string): string | undefined {
  const [first, ...rest] = name.split("/");
  const folder = folders.get(first);
  return folder && [folder, ...rest].join("/");
}

const isDeclaration = (file: string): boolean => file.endsWith(".d.ts") && existsSync(file);
