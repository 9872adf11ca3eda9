/**
 * From what an import names to a listed source file: endings, folders, and sources in the place of what is built from
 * them.
 */
import { resolve } from "node:path";
import { slashes, type Sources } from "./sources";

const ENDINGS = [".ts", ".tsx", ".mts", ".cts", ".d.ts", ".d.mts", ".d.cts", ".js", ".jsx", ".mjs", ".cjs"];
const SOURCE_OF_BUILT: Record<string, readonly string[]> = {
  ".js": [".ts", ".tsx", ".d.ts", ".jsx"],
  ".jsx": [".tsx", ".d.ts"],
  ".mjs": [".mts", ".d.mts", ".ts"],
  ".cjs": [".cts", ".d.cts", ".ts"],
};
const BUILT_FOLDER = /\/(?:dist|lib|build|out|es|esm|cjs)(?:\/(?:esm|cjs|es|types|lib|src))?(?=\/|$)/;
const SOURCE_FOLDERS = ["/src", "/source", "/lib", ""];

/** The listed file that a path without certain ending means: itself, with an ending, or its folder's index. */
export function sourceAt(sources: Sources, path: string): string | undefined {
  if (sources.has(path)) return path;
  const ending = /\.[cm]?jsx?$/.exec(path)?.[0];
  const bare = ending ? path.slice(0, -ending.length) : path.replace(/\.d\.([cm]?)ts$/, "");
  const candidates = [
    ...(ending ? SOURCE_OF_BUILT[ending].map((other) => bare + other) : []),
    ...(bare !== path && !ending ? ENDINGS.map((other) => bare + other) : []),
    ...ENDINGS.map((other) => path + other),
    ...ENDINGS.map((other) => `${path}/index${other}`),
  ];
  return candidates.find((candidate) => sources.has(candidate));
}

/**
 * The same where a build is named that nobody made: `dist/esm/a.js` comes from `src/a.ts`.
 * @param from folder that the path starts at
 */
export function sourceOf(sources: Sources, from: string, path: string): string | undefined {
  const whole = slashes(resolve(from, path));
  const found = sourceAt(sources, whole);
  if (found || !whole.startsWith(`${sources.root}/`)) return found;
  const inside = whole.slice(sources.root.length);
  const built = BUILT_FOLDER.exec(inside);
  if (!built) return undefined;
  for (const folder of SOURCE_FOLDERS) {
    const source = inside.slice(0, built.index) + folder + inside.slice(built.index + built[0].length);
    const other = sourceAt(sources, sources.root + source);
    if (other) return other;
  }
  return undefined;
}
