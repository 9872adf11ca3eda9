/** The grammar of each language and of each plain text, by id. */
import type { FileLanguage } from "@/lib/contract/vocabulary";
import type { Grammar } from "./grammar";
import { c, cpp, csharp, java, kotlin } from "./grammars-c";
import { go, javascript, php, python, ruby, rust } from "./grammars-script";
import * as build from "./grammars-build";
import * as code from "./grammars-code";
import * as data from "./grammars-data";
import * as functional from "./grammars-functional";
import * as markup from "./grammars-markup";
import { gomod, hcl, ignore, ini, json, toml, uasset, yaml } from "./grammars-settings";

export const grammars: Readonly<Record<FileLanguage, Grammar>> = {
  cpp,
  c,
  csharp,
  java,
  kotlin,
  typescript: javascript,
  tsx: javascript,
  javascript,
  python,
  go,
  rust,
  ruby,
  php,
  uasset,
  ini,
  json,
  yaml,
  toml,
  hcl,
  gomod,
  ignore,
  ...markup,
  ...build,
  ...code,
  ...data,
  ...functional,
};
