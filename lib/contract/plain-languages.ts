/**
 * Texts that no grammar reads: they are found by name, shown, coloured and searched, and declare nothing. Which one a
 * file is in follows from its name alone; a text that no line here claims is `text`. A new language is one line here
 * and one in components/highlight/grammars.ts.
 */

interface PlainLanguage {
  /** as in `lang:` */
  id: string;
  /** as people write it */
  name: string;
  /** with the dot, in lower case */
  extensions?: readonly string[];
  /** whole names of files, in lower case */
  filenames?: readonly string[];
  /** programs in a `#!` line */
  interpreters?: readonly string[];
}

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

export const PLAIN_LANGUAGES = [
  {
    id: "markdown",
    name: "Markdown",
    extensions: list(".md .markdown .mdx .mdown .mkd .rmd .qmd"),
  },
  {
    id: "json",
    name: "JSON",
    extensions: list(".json .jsonc .json5 .jsonl .ndjson .geojson .webmanifest .ipynb .har .avsc .code-workspace"),
    filenames: list(
      ".babelrc .eslintrc .prettierrc .jshintrc .swcrc .stylelintrc composer.lock pipfile.lock flake.lock",
    ),
  },
  {
    id: "yaml",
    name: "YAML",
    extensions: list(".yml .yaml .eyaml .cff"),
    filenames: list(".clang-format .clang-tidy .clangd .gemrc .yarnrc.yml"),
  },
  {
    id: "toml",
    name: "TOML",
    extensions: list(".toml"),
    filenames: list("cargo.lock poetry.lock uv.lock pipfile pdm.lock gopkg.lock"),
  },
  {
    id: "ini",
    name: "INI",
    extensions: list(
      ".ini .cfg .conf .properties .prefs .desktop .service .socket .timer .editorconfig .inf .reg .url",
    ),
    filenames: list(
      ".editorconfig .gitconfig .gitmodules .gitattributes .env.example .env.sample .env.template .env.dist .flake8 .pylintrc .coveragerc .hgrc .buckconfig",
    ),
  },
  {
    id: "xml",
    name: "XML",
    extensions:
      list(`.xml .xsd .xsl .xslt .dtd .svg .plist .rss .atom .kml .gpx .wsdl .pom .csproj .vbproj .fsproj .vcxproj
      .vcxitems .filters .props .targets .proj .nuspec .config .resx .xaml .axml .storyboard .xib .qrc .ui .iml .classpath .fxml .tld .xlf .xliff .natvis .uxml .dita`),
    filenames: list(".classpath .project"),
  },
  {
    id: "html",
    name: "HTML",
    extensions:
      list(`.html .htm .xhtml .vue .svelte .astro .ejs .erb .hbs .handlebars .mustache .njk .jinja .jinja2 .j2 .twig
      .liquid .tmpl .tpl .gohtml .jsp .jspx .aspx .ascx .cshtml .razor .ftl .vm .haml .blade .heex .eex`),
  },
  { id: "css", name: "CSS", extensions: list(".css .scss .sass .less .styl .pcss .postcss .uss") },
  {
    id: "shell",
    name: "Shell",
    extensions: list(".sh .bash .zsh .ksh .fish .bats .command .ebuild"),
    filenames: list(
      `.bashrc .bash_profile .bash_aliases .zshrc .zshenv .zprofile .profile .envrc pkgbuild apkbuild gradlew configure`,
    ),
    interpreters: list("sh bash zsh ksh dash ash fish bats"),
  },
  { id: "sql", name: "SQL", extensions: list(".sql .ddl .dml .pgsql .psql .plsql .mysql .hql .cql .pks .pkb") },
  {
    id: "makefile",
    name: "Makefile",
    extensions: list(".mk .mak .make"),
    filenames: list("makefile gnumakefile bsdmakefile makefile.am makefile.in justfile kbuild"),
    interpreters: list("make"),
  },
  {
    id: "dockerfile",
    name: "Dockerfile",
    extensions: list(".dockerfile .containerfile"),
    filenames: list("dockerfile containerfile"),
  },
  { id: "cmake", name: "CMake", extensions: list(".cmake"), filenames: list("cmakelists.txt") },
  {
    id: "ninja",
    name: "Ninja and Meson",
    extensions: list(".ninja .gn .gni"),
    filenames: list("meson.build meson_options.txt meson.options"),
  },
  {
    id: "starlark",
    name: "Starlark",
    extensions: list(".bzl .bazel .star .sky"),
    filenames: list("build workspace buck tiltfile build.bazel workspace.bazel module.bazel"),
  },
  {
    id: "groovy",
    name: "Groovy",
    extensions: list(".gradle .groovy .gvy .jenkinsfile"),
    filenames: list("jenkinsfile"),
    interpreters: list("groovy"),
  },
  {
    id: "gomod",
    name: "Go module",
    filenames: list("go.mod go.sum go.work go.work.sum"),
  },
  { id: "protobuf", name: "Protocol Buffers", extensions: list(".proto .pbtxt .textproto .thrift .fbs .capnp") },
  { id: "graphql", name: "GraphQL", extensions: list(".graphql .gql .graphqls") },
  { id: "lua", name: "Lua", extensions: list(".lua .luau .rockspec .nse"), interpreters: list("lua luajit") },
  { id: "swift", name: "Swift", extensions: list(".swift .swiftinterface"), interpreters: list("swift") },
  { id: "scala", name: "Scala", extensions: list(".scala .sc .sbt"), interpreters: list("scala") },
  { id: "r", name: "R", extensions: list(".r .rprofile"), filenames: list(".rprofile"), interpreters: list("rscript") },
  {
    id: "perl",
    name: "Perl",
    extensions: list(".pl .pm .t .pod .psgi .xs"),
    filenames: list("cpanfile makefile.pl"),
    interpreters: list("perl"),
  },
  { id: "objectivec", name: "Objective-C", extensions: list(".m .mm") },
  { id: "dart", name: "Dart", extensions: list(".dart"), interpreters: list("dart") },
  { id: "hcl", name: "HCL", extensions: list(".hcl .tf .tofu .nomad") },
  { id: "batch", name: "Batch", extensions: list(".bat .cmd") },
  { id: "powershell", name: "PowerShell", extensions: list(".ps1 .psm1 .psd1"), interpreters: list("pwsh powershell") },
  {
    id: "shader",
    name: "Shader",
    extensions: list(
      ".glsl .vert .frag .geom .comp .tesc .tese .hlsl .fx .fxh .cginc .shader .compute .usf .ush .metal .wgsl",
    ),
  },
  { id: "assembly", name: "Assembly", extensions: list(".s .asm .nasm") },
  {
    id: "haskell",
    name: "Haskell",
    extensions: list(".hs .lhs .hsc .cabal .elm .purs"),
    interpreters: list("runhaskell"),
  },
  { id: "ocaml", name: "OCaml and F#", extensions: list(".ml .mli .mll .mly .fs .fsi .fsx") },
  { id: "elixir", name: "Elixir", extensions: list(".ex .exs"), interpreters: list("elixir") },
  { id: "erlang", name: "Erlang", extensions: list(".erl .hrl"), interpreters: list("escript") },
  { id: "lisp", name: "Lisp", extensions: list(".lisp .el .scm .ss .rkt .clj .cljs .cljc .edn .fnl .janet .lsp") },
  { id: "zig", name: "Zig", extensions: list(".zig .zon") },
  { id: "julia", name: "Julia", extensions: list(".jl"), interpreters: list("julia") },
  { id: "nix", name: "Nix", extensions: list(".nix") },
  { id: "tex", name: "TeX", extensions: list(".tex .sty .cls .bib .ltx .bst") },
  { id: "rst", name: "reStructuredText", extensions: list(".rst .rest") },
  { id: "diff", name: "Diff", extensions: list(".diff .patch") },
  {
    id: "ignore",
    name: "Ignore list",
    filenames: list(
      ".gitignore .dockerignore .npmignore .prettierignore .eslintignore .hgignore .helmignore .p4ignore .ignore codeowners .mailmap",
    ),
  },
  { id: "text", name: "Text", extensions: list(".txt .text .log .csv .tsv .adoc .asciidoc .org") },
] as const satisfies readonly PlainLanguage[];

export type PlainLanguageId = (typeof PLAIN_LANGUAGES)[number]["id"];

const ALL: readonly (PlainLanguage & { id: PlainLanguageId })[] = PLAIN_LANGUAGES;
const mapOf = (
  words: (language: PlainLanguage) => readonly string[] | undefined,
): ReadonlyMap<string, PlainLanguageId> =>
  new Map(ALL.flatMap((language) => (words(language) ?? []).map((word) => [word, language.id] as const)));
const byExtension = mapOf(({ extensions }) => extensions);
const byFilename = mapOf(({ filenames }) => filenames);
const byInterpreter = mapOf(({ interpreters }) => interpreters);

/** Endings of files from which others are made: what stands before them says more. */
const TEMPLATE = /\.(in|tmpl|tpl|template|example|sample|dist|default|orig|bak|j2|erb)$/;
/** `Dockerfile.dev`, `Makefile.common` */
const BEFORE_DOT: ReadonlySet<string> = new Set(["dockerfile", "containerfile", "makefile", "jenkinsfile"]);

/** The language of a text by the name of its file; `text` where none claims it. */
export function plainLanguageOf(path: string): PlainLanguageId {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  const known =
    byFilename.get(name) ?? byExtension.get(endOf(name.replace(TEMPLATE, ""))) ?? byExtension.get(endOf(name));
  if (known) return known;
  const [stem] = name.split(".", 1);
  return (BEFORE_DOT.has(stem) ? byFilename.get(stem) : undefined) ?? "text";
}

/** From the last dot on. */
const endOf = (name: string): string => (name.includes(".") ? name.slice(name.lastIndexOf(".")) : "");

/** The language that a program in a `#!` line runs; undefined where none claims it. */
export const plainLanguageOfProgram = (program: string): PlainLanguageId | undefined => byInterpreter.get(program);

/** Ids and names, in order. */
export const PLAIN_NAMES: ReadonlyMap<string, string> = new Map(ALL.map(({ id, name }) => [id, name]));
