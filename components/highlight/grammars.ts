/** The grammar of each language. A file without one is shown in one colour. */
import type { LanguageId } from "@/lib/contract/vocabulary";
import type { Grammar } from "./grammar";
import { c, cpp, csharp, java, kotlin } from "./grammars-c";
import { go, javascript, php, python, ruby, rust } from "./grammars-script";
import { ini, json, uasset } from "./grammars-settings";

export const grammars: Readonly<Record<LanguageId, Grammar>> = {
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
};
