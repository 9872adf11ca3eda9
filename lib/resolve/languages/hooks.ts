/** The hooks of each language. One that has none needs no line here. */
import { LANGUAGES, type LanguageId } from "../../contract/vocabulary";
import { hooks as c } from "./c/hooks";
import { hooks as cpp } from "./cpp/hooks";
import { hooks as csharp } from "./csharp/hooks";
import { hooks as go } from "./go/hooks";
import { hooks as java } from "./java/hooks";
import { hooks as kotlin } from "./kotlin/hooks";
import type { LanguageHooks } from "./language-hooks";
import { hooks as php } from "./php/hooks";
import { hooks as python } from "./python/hooks";
import { hooks as ruby } from "./ruby/hooks";
import { hooks as rust } from "./rust/hooks";
import { hooks as script } from "./script/hooks";
import { hooks as unreal } from "./unreal/hooks";

const OWN: Partial<Record<LanguageId, LanguageHooks>> = {
  c,
  cpp,
  csharp,
  go,
  java,
  javascript: script,
  json: unreal,
  kotlin,
  php,
  python,
  ruby,
  rust,
  tsx: script,
  typescript: script,
};
const NONE: LanguageHooks = {};

export const HOOKS = Object.fromEntries(LANGUAGES.map((id) => [id, OWN[id] ?? NONE])) as Readonly<
  Record<LanguageId, LanguageHooks>
>;
