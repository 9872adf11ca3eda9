/**
 * The code that the journeys walk through: a copy of `corpus/`, so that a journey may save files, and beside it the
 * files that no checkout should carry: too large, minified, binary, secret, very long.
 */
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Corpus {
  /** The reader's own code. */
  game: string;
  /** Code that it stands on. */
  engine: string;
}

/** Lines of the long file before each of its functions. */
const ALMANAC_PAGE_LINES = 12;
const ALMANAC_PAGES = 80;

/** Files that are not indexed, by path inside `game`, with the reason that people read. */
export const LEFT_OUT = {
  "Source/Harbor/Private/Cooked.cpp": /binary|NUL/i,
  "web/src/vendor.js": /characters; up to|minified/i,
  "server/.env": /may hold secrets/i,
  "tools/tables.py": /MB; files of this kind of up to/i,
};

/** A file whose text reads otherwise than it runs: it turns the direction of writing round inside a comment. */
export const DECEIVING = "native/gate.c";

export function layOutCorpus(folder: string): Corpus {
  const source = join(import.meta.dirname, "corpus");
  const corpus = { game: join(folder, "game"), engine: join(folder, "engine") };
  cpSync(join(source, "game"), corpus.game, { recursive: true });
  cpSync(join(source, "engine"), corpus.engine, { recursive: true });
  writeFileSync(join(corpus.game, "Source/Harbor/Private/Cooked.cpp"), Buffer.alloc(4096));
  writeFileSync(join(corpus.game, "server/.env"), "LANTERN_TOKEN=of-the-keeper\n");
  writeFileSync(join(corpus.game, "web/src/vendor.js"), `!function(){${"var a=1;".repeat(10_000)}}();\n`);
  writeFileSync(join(corpus.game, "tools/tables.py"), "ROW = (0, 1, 2, 3, 4, 5, 6, 7, 8)\n".repeat(130_000));
  writeFileSync(join(corpus.game, "web/src/almanac.ts"), almanac());
  writeFileSync(join(corpus.game, DECEIVING), `int is_open(int gate) { return gate; /* \u202e } closed */ }\n`);
  return corpus;
}

/** A file that is many screens long: a function on each of its pages. */
function almanac(): string {
  const pages = Array.from({ length: ALMANAC_PAGES }, (_, page) => {
    const rows = Array.from({ length: ALMANAC_PAGE_LINES - 4 }, (_, row) => `    ${page * 10 + row},`);
    return [`export function almanacPage${page}(): number[] {`, "  return [", ...rows, "  ];", "}"].join("\n");
  });
  return `${pages.join("\n")}\n`;
}
