/**
 * Small sources in several languages whose names collide on purpose: imports that several files could mean, types of
 * one name, macros that other files define. Among them assets, texts without a grammar, and files that are listed and
 * not kept. For tests only.
 */
import { buildAsset, VERSIONS } from "../indexer/build-asset";
import { MAX_TEXT_BYTES } from "../../indexer/plan/limits";

/** Gives whole numbers of 0 to `below` - 1. */
export type Random = (below: number) => number;

export const FOLDERS: readonly string[] = [
  ...["", "app", "core", "lib", "app/core", "core/util", "lib/core", "plugins/core/app", "src", "src/app", "pkg"],
  ...["pkg/core", "src/util", "asm-generic", "Source/Quay", "Content", "Content/app"],
];
const STEMS: readonly string[] = ["ship", "dock", "crane", "util", "core", "a"];
/** Names that a language gives a meaning of their own. */
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  py: ["__init__"],
  ts: ["index"],
  js: ["index"],
  rs: ["mod", "lib", "main"],
  go: ["ship_test"],
};
const ENDINGS: readonly string[] = [
  ...["h", "h", "hpp", "c", "cpp", "py", "py", "ts", "tsx", "js", "go", "go", "rs", "java", "kt", "rb", "php", "cs"],
  ...["md", "yaml", "txt", "inc", "uasset", "umap"],
];
/** Names that say all there is to say, or leave it to the text. None of them is a folder's. */
const WHOLE_NAMES: readonly string[] = ["README.md", "Makefile", "run", "run", "notes", ".env", "quay.pem", "ship.png"];
const MACROS: readonly string[] = ["quay_api", "quay_inline", "each_ship", "harbour_object", "hails"];

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)];
export const chance = (random: Random, percent: number): boolean => random(100) < percent;
const some = (random: Random, most: number, make: () => string): string[] => Array.from({ length: random(most) }, make);

/** A path that another draw often gives again. */
export function randomPath(random: Random): string {
  const name = chance(random, 15) ? pick(random, WHOLE_NAMES) : randomName(random);
  return [pick(random, FOLDERS), name].filter((part) => part !== "").join("/");
}

function randomName(random: Random): string {
  const ending = pick(random, ENDINGS);
  const special = SPECIAL[ending];
  const stem = special && chance(random, 40) ? pick(random, special) : pick(random, STEMS);
  return `${stem}.${ending}`;
}

/** What a file of this path may hold. */
export function randomSource(random: Random, path: string): string | Uint8Array {
  if (chance(random, 4)) return pick(random, NOT_KEPT)(random);
  const name = path.slice(path.lastIndexOf("/") + 1);
  const ending = name.slice(name.lastIndexOf(".") + 1);
  if (ending === "uasset" || ending === "umap") return randomAsset(random, path);
  const write = WRITERS[ending] ?? (name === ending ? script : plainText);
  return write(random).join("\n") + "\n";
}

/** A Blueprint of some version, or less than one: an asset that is being saved, or is of another kind. */
function randomAsset(random: Random, path: string): Uint8Array {
  const place = (file: string): string => `/Game/${file.replace(/^(.*\/)?Content\//, "").replace(/\.\w*$/, "")}`;
  const blueprint = (): string => {
    const of = place(`${inFolder(random)}.uasset`);
    return `${of}.${of.slice(of.lastIndexOf("/") + 1)}_C`;
  };
  const type = (): string => pick(random, [`/Script/Quay.${typeName(random)}`, blueprint()]);
  const bytes = buildAsset(
    {
      package: place(path),
      ...(chance(random, 20) ? { className: "Texture2D" } : { className: "Blueprint", parent: type() }),
      functions: { [`Run${random(9)}`]: chance(random, 50) ? null : `${type()}:run` },
      uses: some(random, 3, type),
    },
    VERSIONS[pick(random, Object.keys(VERSIONS))],
  );
  return chance(random, 10) ? bytes.subarray(0, random(bytes.length)) : bytes;
}

/** What is listed with a reason, as a text if not under every name. */
const NOT_KEPT: readonly ((random: Random) => string)[] = [
  (random) => `${random(9)}\0\0${random(9)}`,
  () => "\u0001\u0002 ".repeat(30),
  () => "-----BEGIN RSA PRIVATE KEY-----\nof the quay\n",
  (random) => "\n".repeat(MAX_TEXT_BYTES + 1 + random(9)),
  () => `[${"1,".repeat(40_000)}1]\n`,
];

export const typeName = (random: Random): string => {
  const stem = pick(random, STEMS);
  return stem[0].toUpperCase() + stem.slice(1);
};
export const inFolder = (random: Random): string =>
  [pick(random, FOLDERS), pick(random, STEMS)].filter((part) => part !== "").join("/");
export const suffix = (random: Random): string =>
  inFolder(random)
    .split("/")
    .slice(-1 - random(3))
    .join("/");
const dotted = (random: Random): string => suffix(random).replaceAll("/", ".");
const relative = (random: Random): string =>
  pick(random, ["./", "../", "../../"]) + (chance(random, 80) ? suffix(random) : "");

const DEFINITIONS: Readonly<Record<string, readonly string[]>> = {
  quay_api: ['quay_api __attribute__((visibility("default")))', "quay_api", "quay_api extern int other;"],
  quay_inline: ["quay_inline static __inline__", "quay_inline inline"],
  each_ship: ["each_ship(s, head) for (s = (head)->first; s; s = s->next)", "each_ship(s, head) 3"],
  harbour_object: ["harbour_object(Class) public: virtual const char *sign() const; private:"],
  hails: ["hails public", "hails private"],
};

function define(random: Random): string {
  const name = pick(random, MACROS);
  // the first definition mostly, so that most of them agree
  return `#define ${DEFINITIONS[name][chance(random, 80) ? 0 : random(DEFINITIONS[name].length)]}`;
}

/** Code that does not parse until some macros are known, with definitions in the midst of it. */
function macroUse(random: Random): string {
  return pick(random, [
    `quay_api int moor_${random(9)}(int ship);`,
    `quay_inline int cast_${random(9)}(int ship) { return ship; }`,
    `int count_${random(9)}(struct dock *dock)\n{\n\tstruct ship *ship;\n\teach_ship(ship, dock)\n\t\tdock->count += 1;\n${
      chance(random, 40) ? define(random) + "\n" : ""
    }\treturn 0;\n}`,
    `class ${typeName(random)}Sign : public ${typeName(random)} {\n  harbour_object(${typeName(random)})\nhails:\n${
      chance(random, 40) ? define(random) + "\n" : ""
    }  int depth() const { return 3; }\n};`,
  ]);
}

function cFamily(random: Random): string[] {
  const header = (): string => `${suffix(random)}.${pick(random, ["h", "h", "hpp", "inc"])}`;
  return [
    ...some(random, 4, () =>
      pick(random, [`#include "${header()}"`, `#include <${header()}>`, `#include "../${header()}"`]),
    ),
    ...some(random, 3, () => define(random)),
    `class ${typeName(random)} : public ${typeName(random)} { int size; void run() { size = help(); } };`,
    ...some(random, 3, () => macroUse(random)),
    `int help_${random(9)}(void) { return ${random(1000)}; }`,
  ];
}

const WRITERS: Readonly<Record<string, (random: Random) => string[]>> = {
  h: cFamily,
  hpp: cFamily,
  c: cFamily,
  cpp: cFamily,
  py: (random) => [
    ...some(random, 4, () =>
      pick(random, [
        `import ${dotted(random)}`,
        `from ${dotted(random)} import ${pick(random, STEMS)}`,
        `from ${pick(random, [".", "..", "...", ".util", "..core"])} import ${pick(random, STEMS)}`,
        `from . import *`,
      ]),
    ),
    `class ${typeName(random)}(${typeName(random)}):\n    def run(self):\n        return ${random(1000)}`,
  ],
  go: (random) => [
    "package harbor",
    ...some(
      random,
      4,
      () =>
        `import "${pick(random, ["", "example.com/quay/", "example.com/pier/", "quay/"])}${pick(random, FOLDERS) || "core"}"`,
    ),
    `type ${typeName(random)} struct { ${typeName(random)} }`,
    `func Run${random(9)}() int { return ${random(1000)} }`,
  ],
  rs: (random) => [
    ...some(
      random,
      4,
      () =>
        `use ${pick(random, ["crate::", "super::", "self::", "", "quay::", "pier_core::"])}${dotted(random).replaceAll(".", "::").replaceAll("asm-generic", "asm")}::Thing;`,
    ),
    `pub struct ${typeName(random)} { size: u32 }`,
    `impl ${typeName(random)} for ${typeName(random)} { fn run(&self) -> u32 { ${random(1000)} } }`,
  ],
  java: (random) => [
    ...some(
      random,
      4,
      () => `import ${dotted(random).replaceAll("asm-generic", "asm")}${pick(random, ["", ".Inner", ".*"])};`,
    ),
    `public class ${typeName(random)} extends ${typeName(random)} { int run() { return ${random(1000)}; } }`,
  ],
  kt: (random) => [
    ...some(random, 3, () => `import ${dotted(random).replaceAll("asm-generic", "asm")}`),
    `open class ${typeName(random)} : ${typeName(random)}() { fun run() = ${random(1000)} }`,
  ],
  rb: (random) => [
    ...some(random, 4, () => pick(random, [`require "${suffix(random)}"`, `require_relative "${relative(random)}"`])),
    `class ${typeName(random)} < ${typeName(random)}\n  def run; ${random(1000)}; end\nend`,
  ],
  php: (random) => [
    "<?php",
    ...some(random, 3, () =>
      pick(random, [
        `use ${suffix(random).replaceAll("/", "\\").replaceAll("asm-generic", "asm")};`,
        `require "${suffix(random)}.${pick(random, ["php", "inc"])}";`,
      ]),
    ),
    `class ${typeName(random)} extends ${typeName(random)} { function run() { return ${random(1000)}; } }`,
  ],
  cs: (random) => [
    `using ${dotted(random).replaceAll("asm-generic", "asm")};`,
    `class ${typeName(random)} : ${typeName(random)} { int Run() { return ${random(1000)}; } }`,
  ],
  ts: ecmaScript,
  tsx: ecmaScript,
  js: ecmaScript,
  inc: (random) => pick(random, [cFamily, WRITERS.php, plainText])(random),
};

/** A text, or a program in a language that its first line names. */
function script(random: Random): string[] {
  const [program, write] = pick(random, PROGRAMS);
  return [...(program === "" ? [] : [`#!/usr/bin/env ${program}`]), ...write(random)];
}

const PROGRAMS: readonly (readonly [program: string, write: (random: Random) => string[]])[] = [
  ["python3", WRITERS.py],
  ["ruby", WRITERS.rb],
  ["node", ecmaScript],
  ["sh", plainText],
  ["", plainText],
];

function plainText(random: Random): string[] {
  return [
    `# ${typeName(random)}`,
    ...some(random, 4, () => `${pick(random, STEMS)}: ${typeName(random)} ${random(1000)}`),
  ];
}

function ecmaScript(random: Random): string[] {
  return [
    ...some(random, 4, () => {
      const from = pick(random, [
        relative(random),
        relative(random),
        `@/${suffix(random)}`,
        `~/${suffix(random)}`,
        "#core",
        `#${suffix(random)}`,
        "quay",
        `quay/${suffix(random)}`,
        "@lib/ship",
        ".",
      ]);
      return `import { ${pick(random, STEMS)} } from "${from}";`;
    }),
    `export class ${typeName(random)} extends ${typeName(random)} { run() { return ${random(1000)}; } }`,
    `export const ${pick(random, STEMS)} = ${random(1000)};`,
  ];
}
