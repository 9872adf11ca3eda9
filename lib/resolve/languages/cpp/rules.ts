/**
 * C++: namespaces and what opens them, templates, virtual methods, overloads by `const`; and what Unreal's header tool
 * writes.
 */
import { SHARED_WITH_CPP } from "../c/rules";
import { languageRules } from "../language-rules";

export const cpp = languageRules(["c", "cpp"], {
  memberReach: { public: "everywhere", protected: "family", private: "type" },
  namesFriends: true,
  mayLackMembers: true,
  ...SHARED_WITH_CPP,
  // names
  implicitThis: true,
  argumentDependentLookup: true,
  unnamedNamespaces: true,
  macroNamespaces: true,
  macroDefinedBodies: true,
  possibleMembers: "outside of parsed code",
  // imports
  blockImports: true,
  openings: "cumulative",
  openedNamesClash: true,
  // members
  unscopedEnums: true,
  generatedBodies: true,
  // types
  arrowOperator: "operator->",
  templateHeads: true,
  mapsHandOutPairs: true,
  bindsParts: true,
  iterators: true,
  streams: true,
  standardTexts: true,
  // calls
  overloading: true,
  overloadQualifiers: true,
  defaultArguments: "trailing",
  aliasedParameters: true,
  conversionOperator: /^operator (?!new\b|delete\b|co_await\b)\w/,
  templatesLast: true,
  enumsAreNumbers: true,
  primitiveArguments: true,
  pointersApart: true,
  textLiteralTypes: ["char", "wchar_t", "TCHAR"],
  // inheritance
  virtualMethods: true,
  destructorMark: "~",
  templateSpecializations: true,
});
