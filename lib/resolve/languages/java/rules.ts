/** Java: packages, fields apart from methods, classes without a name, records. */
import { languageRules, type LanguageRules } from "../language-rules";
import { words } from "../rules/name-rules";
import { ROOT_MEMBERS, STANDARD_BASES } from "./standard-bases";
import { STANDARD_RESULTS } from "./standard-results";
import { STANDARD_TYPES } from "./standard-types";

/** What the languages of the JVM have in common. */
export const OF_JVM: Partial<LanguageRules> = {
  implicitThis: true,
  sharedScope: "package",
  needsImport: true,
  possibleMembers: "anywhere",
  enumLabels: true,
  implicitImports: ["java.lang.", "kotlin."],
  importsWholeNames: true,
  privateInFile: true,
  baseLookup: "packages",
  derivesFromContainers: true,
  overloading: true,
  privatesAreFinal: true,
  rootMembers: ROOT_MEMBERS,
  standardBases: STANDARD_BASES,
  standardPackages: /^(?:java|kotlin)\./,
};

export const java = languageRules(["java", "kotlin"], {
  ...OF_JVM,
  // a type begins with a capital letter
  packagesOfTypes: /^\p{Ll}/u,
  memberReach: { public: "everywhere", protected: "family", none: "package", private: "type" },
  topReach: { public: "everywhere", none: "package" },
  overridesSeenAsFar: true,
  protectedInPackage: true,
  switchSubjects: true,
  fieldsApartFromMethods: true,
  anonymousTypes: "class body",
  recordComponents: true,
  infersTypeArguments: true,
  textCall: /\.toString\(\)$|^String\.(?:format|join)\([^]*\)$/,
  finalTypes: words("Boolean Byte Character Class Double Float Integer Long Short String Void"),
  standardTypes: STANDARD_TYPES,
  standardMakers: /^(?:of(?:[A-Z]\w*)?|from|now|parse|valueOf|copyOf|between)$/,
  overloadsOfBases: true,
  overloadsByInference: true,
  primitiveArguments: true,
  primitivesApart: true,
  standardResults: STANDARD_RESULTS,
  superIsClass: true,
  handsBack: words("checkNotNull requireNonNull requireNonNullElse requireNonNullElseGet"),
  givesSelf: /^(?:add|append|put|set|with)(?=\p{Lu})/u,
  restParameters: true,
  annotationBase: "Annotation",
  enumBases: ["Enum", "Comparable", "Serializable", "Constable"],
  classLiterals: [{ written: /^[A-Za-z_][\w.]*(?:\[\])*\.class$|^(?:[\w.]+\.)?getClass\(\)$/, types: ["Class"] }],
  standardNames: words(`
    AutoCloseable Boolean Byte CharSequence Character Class ClassLoader Cloneable Comparable Deprecated Double Enum Exception Float FunctionalInterface
    IllegalArgumentException IllegalStateException IndexOutOfBoundsException Integer InterruptedException Iterable Long Math NullPointerException Number
    NumberFormatException Object Override Process Record Runnable Runtime RuntimeException SafeVarargs Short String StringBuffer StringBuilder
    SuppressWarnings System Thread ThreadLocal Throwable UnsupportedOperationException Void`),
});
