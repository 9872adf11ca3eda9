/** The rules of each language. */
import type { LanguageId } from "../../contract/vocabulary";
import { c } from "./c/rules";
import { cpp } from "./cpp/rules";
import { csharp } from "./csharp/rules";
import { go } from "./go/rules";
import { java } from "./java/rules";
import { kotlin } from "./kotlin/rules";
import type { LanguageRules } from "./language-rules";
import { php } from "./php/rules";
import { python } from "./python/rules";
import { ruby } from "./ruby/rules";
import { rust } from "./rust/rules";
import { javascript, typescript } from "./script/rules";
import { assets, paths } from "./unreal/rules";

export const RULES: Readonly<Record<LanguageId, LanguageRules>> = {
  c,
  cpp,
  csharp,
  go,
  java,
  javascript,
  kotlin,
  php,
  python,
  ruby,
  rust,
  tsx: typescript,
  typescript,
  ini: paths,
  json: paths,
  uasset: assets,
};

const BY_NAME: ReadonlyMap<string | null, LanguageRules> = new Map(Object.entries(RULES));

/** The rules of a file's language; undefined for a plain text. */
export const rulesOf = (language: string | null): LanguageRules | undefined => BY_NAME.get(language);
