/** What each language lets a bare name mean: members without `this`, names of the same package, names through includes. */
import type { LanguageId } from "../../contract/vocabulary";

interface NameRules {
  /** languages whose declarations a name can mean */
  family: ReadonlySet<LanguageId>;
  /** a bare name can be a member of an enclosing type */
  implicitThis: boolean;
  /** names that every file of the same package, namespace or folder sees */
  sharedScope: "package" | "folder" | "namespaces" | "none";
  /** a name from elsewhere needs an import: without one it is the language's own or unknown */
  needsImport: boolean;
}

const family = (...ids: LanguageId[]): ReadonlySet<LanguageId> => new Set(ids);
export const C_FAMILY = family("c", "cpp");
const JVM = family("java", "kotlin");
export const SCRIPT_FAMILY = family("typescript", "tsx", "javascript");

const c: NameRules = { family: C_FAMILY, implicitThis: true, sharedScope: "namespaces", needsImport: false };
const script: NameRules = { family: SCRIPT_FAMILY, implicitThis: false, sharedScope: "none", needsImport: true };

/** Nothing but paths of assets and classes is used here, and a path says itself what it means. */
const paths: NameRules = { family: family("uasset"), implicitThis: false, sharedScope: "none", needsImport: true };

export const NAME_RULES: Readonly<Record<LanguageId, NameRules>> = {
  c: { ...c, implicitThis: false },
  cpp: c,
  java: { family: JVM, implicitThis: true, sharedScope: "package", needsImport: true },
  kotlin: { family: JVM, implicitThis: true, sharedScope: "package", needsImport: true },
  // Project files of Unreal name the modules that build files declare.
  csharp: { family: family("csharp", "json"), implicitThis: true, sharedScope: "namespaces", needsImport: false },
  typescript: script,
  tsx: script,
  javascript: script,
  python: { family: family("python"), implicitThis: false, sharedScope: "none", needsImport: true },
  go: { family: family("go"), implicitThis: false, sharedScope: "folder", needsImport: true },
  rust: { family: family("rust"), implicitThis: false, sharedScope: "none", needsImport: true },
  ruby: { family: family("ruby"), implicitThis: true, sharedScope: "namespaces", needsImport: false },
  php: { family: family("php"), implicitThis: false, sharedScope: "namespaces", needsImport: false },
  uasset: paths,
  ini: paths,
  json: paths,
};
