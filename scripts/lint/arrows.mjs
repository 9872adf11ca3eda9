/**
 * The arrows of the house as a lint rule: which room may import from which. A room is a folder or a file; the longest
 * path that fits decides. Refuses what the table does not allow, so a new room has to be entered here first.
 *
 * eslint-plugin-boundaries was tried in its place. It judges only imports that a resolver finds on disk: `@/` needs a
 * resolver for TypeScript beside it, and an import that is not found passes in silence. Here the path alone decides,
 * so that nothing has to be resolved and `forbiddenArrow` can be asked about any two paths.
 */
import { readdirSync } from "node:fs";
import { dirname, join, posix, relative, resolve } from "node:path";

/** Everyone may use these. */
const COMMON = [
  "lib/contract",
  "lib/errors",
  "lib/env",
  "lib/version",
  "lib/bounded-map",
  "lib/log",
  "lib/listener-copies",
];

/** What every room of resolution may use. */
const BELOW_RESOLUTION = ["lib/db", "lib/format", ...COMMON];

/**
 * Rooms of resolution by their names.
 * @param {...string} rooms
 */
const up = (...rooms) => rooms.map((room) => `lib/resolve/${room}`);

/** What languages say of themselves, as data: it needs nothing, and every room of resolution may ask for it. */
const RULES = "lib/resolve/languages/registry";
/** The same with the functions of languages, which stand upon facts: registries, and the interfaces behind them. */
const REGISTRIES = [RULES, "lib/resolve/languages/hooks", "lib/resolve/languages/engine"];
const LANGUAGES = [...REGISTRIES, "lib/resolve/languages"];

/** Each language's folder is a room of its own: only the registries look into it, and other languages. */
const LANGUAGE_FOLDERS = readdirSync(join(import.meta.dirname, "../../lib/resolve/languages"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "rules")
  .map(({ name }) => `lib/resolve/languages/${name}`);

const RESOLUTION = [
  "lib/resolve",
  ...up("facts", "visibility", "members", "types", "overloads", "names", "precise", "hierarchy", "usages"),
  ...LANGUAGES,
];

/** @type {Record<string, readonly string[]>} */
const ALLOWED = {
  // What Next.js calls at the root of the checkout stands beside the routes.
  proxy: ["lib/http", "lib/queries", ...COMMON],
  instrumentation: ["lib/http", "lib/queries", "lib/search", ...COMMON],
  app: ["components", "lib/http", "lib/mcp", "lib/client", "lib/operations", "lib/queries", ...COMMON],
  components: ["lib/client", "lib/contract"],
  "lib/contract": [],
  "lib/bounded-map": [],
  "lib/listener-copies": [],
  "lib/errors": [],
  "lib/env": ["lib/errors"],
  "lib/version": [],
  "lib/log": [],
  "lib/client": ["lib/contract"],
  "lib/http": ["lib/operations", "lib/queries", ...COMMON],
  // Requests of the Language Server Protocol, whoever answers them;
  "lib/lsp": COMMON,
  // and editors, over the same API that the page asks.
  "lib/lsp/server-answers": ["lib/lsp", "lib/client", ...COMMON],
  "lib/lsp/language-server": ["lib/lsp", "lib/lsp/server-answers", "lib/client", ...COMMON],
  "lib/mcp": ["lib/mcp/faces", "lib/lsp", "lib/operations", "lib/queries", "lib/http", ...COMMON],
  // How answers read as a tool's: they know contracts alone.
  "lib/mcp/faces": COMMON,
  // Contract, query and face of each operation, in one line.
  "lib/operations": ["lib/mcp/faces", "lib/queries", ...RESOLUTION, "lib/db", ...COMMON],
  "lib/queries": [
    ...RESOLUTION,
    "lib/search",
    "lib/text",
    "lib/semantic",
    "lib/answers",
    "lib/db",
    "lib/format",
    ...COMMON,
  ],
  // Resolution, room by room: each may use those above it in this list, and what a language's rules say of their
  // matter. What a room answers: what files say by themselves, and how it is read and kept;
  "lib/resolve/facts": [...BELOW_RESOLUTION, RULES],
  // what a file sees of others: imports, packages, includes, and what is private;
  "lib/resolve/visibility": [...BELOW_RESOLUTION, "lib/resolve/facts", ...LANGUAGES],
  // what a type has, its bases' members and extensions included;
  "lib/resolve/members": [...BELOW_RESOLUTION, ...up("facts", "visibility"), ...LANGUAGES],
  // what type a value has;
  "lib/resolve/types": [...BELOW_RESOLUTION, ...up("facts", "visibility", "members"), ...LANGUAGES],
  // which of several declarations a call means;
  "lib/resolve/overloads": [...BELOW_RESOLUTION, ...up("facts", "visibility", "members", "types"), ...LANGUAGES],
  // what a name means, with or without something left of it;
  "lib/resolve/names": [
    ...BELOW_RESOLUTION,
    ...up("facts", "visibility", "members", "types", "overloads"),
    ...LANGUAGES,
  ],
  // what a compiler's engine said, over the facts alone;
  "lib/resolve/precise": [...BELOW_RESOLUTION, "lib/resolve/facts"],
  // which types are above and below, and what overrides what;
  "lib/resolve/hierarchy": [...BELOW_RESOLUTION, ...up("facts", "visibility", "members", "precise"), ...LANGUAGES],
  // where a symbol is used, and by whom it is called.
  "lib/resolve/usages": [...BELOW_RESOLUTION, ...up("facts", "visibility", "members", "hierarchy"), ...LANGUAGES],
  // Rules of one language stand in its folder, and are listed beside.
  ...Object.fromEntries(REGISTRIES.map((room) => [room, ["lib/resolve/languages", ...LANGUAGE_FOLDERS, ...COMMON]])),
  "lib/resolve/languages": [...BELOW_RESOLUTION, ...up("facts", "visibility", "types"), ...REGISTRIES],
  ...Object.fromEntries(
    LANGUAGE_FOLDERS.map((room) => [
      room,
      [
        ...BELOW_RESOLUTION,
        ...up("facts", "visibility", "members", "types", "hierarchy"),
        ...["lib/resolve/languages", ...LANGUAGE_FOLDERS],
      ],
    ]),
  ),
  // The resolver itself asks every room in turn.
  "lib/resolve": [
    ...BELOW_RESOLUTION,
    ...up("facts", "visibility", "members", "types", "overloads", "names", "precise", "hierarchy", "usages"),
    ...LANGUAGES,
  ],
  // What is known, as an index for other tools.
  "lib/scip-export": ["lib/queries", ...RESOLUTION, "lib/db", "lib/format", ...COMMON],
  "lib/search": ["lib/db", "lib/format", ...COMMON],
  "lib/text": ["lib/db", "lib/format", ...COMMON],
  "lib/semantic": ["lib/db", "lib/format", ...COMMON],
  // A model that writes answers: it knows no code but what it is handed.
  "lib/answers": COMMON,
  "lib/db": ["lib/format", "lib/postgres", ...COMMON],
  // Bytes of rows and keys: no SQL and no connection.
  "lib/format": COMMON,
  // The built-in server: it knows no table.
  "lib/postgres": COMMON,
  // The one door through which the indexer's process fills a search server.
  "lib/search/keep-level": ["lib/search", ...COMMON],
  // Programs of others that engines ask: where they are, and how they are got.
  "indexer/precise/tools": COMMON,
  indexer: ["indexer/precise/tools", "lib/db", "lib/format", "lib/search/keep-level", "lib/semantic", ...COMMON],
  prisma: [],
  // The list of trials: data alone.
  trials: [],
  scripts: [
    "trials",
    "indexer",
    "lib/scip-export",
    "lib/semantic",
    "lib/lsp",
    "lib/lsp/language-server",
    "lib/db",
    "lib/format",
    "lib/postgres",
    ...COMMON,
  ],
  bench: [
    "scripts",
    "indexer",
    "lib/client",
    "lib/operations",
    "lib/queries",
    "lib/search",
    "lib/search/keep-level",
    "lib/text",
    "lib/semantic",
    ...RESOLUTION,
    "lib/db",
    "lib/format",
    "lib/postgres",
    ...COMMON,
  ],
  e2e: ["scripts", "testing", ...COMMON],
  // Parts that tests share. Nothing that ships may import it.
  testing: [],
};

/** Tests and what only they use join rooms on purpose. */
const TEST = /\.(test|spec)\.tsx?$|^testing\//;

const ROOMS = Object.keys(ALLOWED).sort((a, b) => b.length - a.length);

/**
 * @param {string} file path under the root, `/` everywhere
 * @returns {string | undefined} undefined for files outside every room, such as settings at the root
 */
function roomOf(file) {
  return ROOMS.find((room) => file === room || file.startsWith(`${room}/`) || file.startsWith(`${room}.`));
}

/**
 * @param {string} from importing file, path under the root
 * @param {string} to imported module, path under the root
 * @returns {string | undefined} what is wrong, in words; undefined when it is allowed
 */
export function forbiddenArrow(from, to) {
  const source = roomOf(from);
  const target = roomOf(to);
  if (!source || !target || source === target) return undefined;
  if (TEST.test(from) || ALLOWED[source].includes(target)) return undefined;
  const allowed = ALLOWED[source].join(", ") || "nothing of ours";
  return `${source} may not import ${target}: it may import ${allowed}.`;
}

/** @type {import("eslint").Rule.RuleModule} */
export const arrowsRule = {
  meta: { type: "problem", schema: [], messages: { forbidden: "{{problem}}" } },
  create(context) {
    const root = context.cwd;
    const from = toPosix(relative(root, context.filename));
    /** @param {import("estree").Node & { source?: import("estree").Node | null }} node */
    const check = (node) => {
      const specifier = node.source?.type === "Literal" ? node.source.value : undefined;
      if (typeof specifier !== "string") return;
      const to = target(root, context.filename, specifier);
      const problem = to === undefined ? undefined : forbiddenArrow(from, to);
      if (problem) context.report({ node, messageId: "forbidden", data: { problem } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/**
 * @param {string} root
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined} path under the root; undefined for a package
 */
function target(root, file, specifier) {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (!specifier.startsWith(".")) return undefined;
  return toPosix(relative(root, resolve(dirname(file), specifier)));
}

/** @param {string} path */
function toPosix(path) {
  return path.replaceAll("\\", posix.sep);
}
