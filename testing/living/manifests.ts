/** Files that are no sources, or hardly, and say how others are to be read. For tests only. */
import { chance, FOLDERS, inFolder, pick, suffix, typeName, type Random } from "./sources";

const PRODUCTS: readonly string[] = ["quay", "pier", "pier-core"];

/** A path and its text. Some name what the other repository calls itself: that lets imports lead there. */
export function randomManifest(random: Random): [path: string, text: string] {
  const folder = pick(random, ["", "", "app", "core", "src", "pkg"]);
  const at = (name: string): string => (folder === "" ? name : `${folder}/${name}`);
  return pick(random, MANIFESTS)(random, at);
}

/** What a package manager lists, one kind each; most of them count in the root alone. */
const DEPENDENCIES: readonly ((random: Random) => [path: string, text: string])[] = [
  (random) => ["pom.xml", `<project><artifactId>${pick(random, PRODUCTS)}</artifactId></project>\n`],
  (random) => ["requirements.txt", `${pick(random, PRODUCTS)}==1.0\n`],
  (random) => ["pyproject.toml", `[project]\nname = "${pick(random, PRODUCTS)}"\ndependencies = ["pier-core"]\n`],
  (random) => ["Gemfile", `gem "${pick(random, PRODUCTS)}"\n`],
  (random) => ["quay.gemspec", `Gem::Specification.new { |s| s.name = "${pick(random, PRODUCTS)}" }\n`],
  (random) => ["composer.json", JSON.stringify({ name: "a/quay", require: { [pick(random, PRODUCTS)]: "1" } })],
  (random) => ["build.gradle", `dependencies { implementation "a:${pick(random, PRODUCTS)}:1" }\n`],
];

const MANIFESTS: readonly ((random: Random, at: (name: string) => string) => [path: string, text: string])[] = [
  (random, at) => [
    at("go.mod"),
    `module ${pick(random, ["example.com/quay", "example.com/pier", "quay"])}\n\ngo 1.22\n\nrequire example.com/${pick(random, PRODUCTS)} v1.0.0\n`,
  ],
  (random, at) => [
    at("package.json"),
    JSON.stringify({
      name: pick(random, PRODUCTS),
      imports: { "#core": `./${inFolder(random)}.ts`, "#*": "./core/*.ts" },
      main: `./${suffix(random)}.js`,
      ...(chance(random, 50) && { dependencies: { [pick(random, PRODUCTS)]: "^1" } }),
    }),
  ],
  (random, at) => [
    at("tsconfig.json"),
    JSON.stringify({ compilerOptions: { baseUrl: ".", paths: { "@lib/*": [`${pick(random, FOLDERS) || "lib"}/*`] } } }),
  ],
  (random, at) => [
    at("Cargo.toml"),
    `[package]\nname = "${pick(random, ["quay", "pier-core"])}"\n${chance(random, 50) ? `[lib]\npath = "${suffix(random)}.rs"\n` : ""}${
      chance(random, 50) ? `[dependencies]\n${pick(random, PRODUCTS)} = "1"\n` : ""
    }`,
  ],
  (random) => ["fathom.json", JSON.stringify(chance(random, 90) ? { macros: pick(random, MEANINGS) } : { macro: 1 })],
  (random) => [
    "Source/Quay/Quay.Build.cs",
    `public class Quay : ModuleRules { public Quay() { PublicDependencyModuleNames.Add("${typeName(random)}"); } }\n`,
  ],
  (random) => [
    "Config/DefaultEngine.ini",
    `[/Script/Engine.Engine]\n+ActiveClassRedirects=(OldClassName="${typeName(random)}",NewClassName="/Script/Quay.${typeName(random)}")\n`,
  ],
  (random) => [".gitignore", pick(random, ["", "lib/\n", "*.rb\n*.md\n", "core/util/\n*.php\n", "/pkg\n"])],
  (random, at) => [at(".gitignore"), pick(random, ["", "*.py\nrun\n", "util.*\n"])],
  (random) => pick(random, DEPENDENCIES)(random),
  (random) => pick(random, DEPENDENCIES)(random),
];

const MEANINGS: readonly object[] = [
  { quay_api: "nothing" },
  { each_ship: "loop" },
  { hails: { as: "word", word: "public" } },
  {},
];
