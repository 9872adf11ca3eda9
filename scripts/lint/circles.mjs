/**
 * Circles of imports: files that need each other, over any number of steps, types counted. A circle has no bottom to
 * begin reading at, so there is none in this house. Pure: what is asked about is handed in.
 */
import { posix } from "node:path";

const IMPORT = /(?:^|[\n;}])\s*(?:import|export)\b[^"';]*?from\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];

/**
 * What a file imports of these files.
 * @param {string} file path under the root, `/` everywhere
 * @param {string} text
 * @param {ReadonlyMap<string, string>} texts all files, by path
 */
function importsOf(file, text, texts) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const [, from, dynamic] of text.matchAll(IMPORT)) {
    const specifier = from ?? dynamic;
    const path = specifier.startsWith("@/")
      ? specifier.slice(2)
      : specifier.startsWith(".")
        ? posix.join(posix.dirname(file), specifier)
        : null;
    const target = path === null ? undefined : ENDINGS.map((ending) => path + ending).find((each) => texts.has(each));
    if (target !== undefined && target !== file) found.add(target);
  }
  return found;
}

/**
 * Every circle, as the sorted paths of its files; the strongly connected components of Tarjan's algorithm that have
 * more than one file.
 * @param {ReadonlyMap<string, string>} texts files by path under the root
 * @returns {string[][]}
 */
export function circlesOf(texts) {
  const imports = new Map([...texts].map(([file, text]) => [file, importsOf(file, text, texts)]));
  /** @type {Map<string, { order: number, low: number }>} */
  const met = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const circles = [];
  /** @param {string} file */
  const visit = (file) => {
    const own = { order: met.size, low: met.size };
    met.set(file, own);
    open.push(file);
    for (const target of imports.get(file) ?? []) {
      const known = met.get(target);
      if (known === undefined) own.low = Math.min(own.low, visit(target).low);
      else if (open.includes(target)) own.low = Math.min(own.low, known.order);
    }
    if (own.low === own.order) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return own;
  };
  for (const file of texts.keys()) if (!met.has(file)) visit(file);
  return circles;
}
