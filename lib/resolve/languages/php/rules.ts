/** PHP: `$` before variables, names in namespaces, traits that go before classes, classes without a name. */
import { languageRules } from "../language-rules";

export const php = languageRules(["php"], {
  memberReach: { public: "everywhere", protected: "family", private: "type" },
  overridesSeenAsFar: true,
  answersAnyName: new Set(["__call", "__callStatic", "__get"]),
  givesAnyMember: "__get",
  sharedScope: "namespaces",
  needsImport: false,
  variableSigil: "$",
  valuesAsTypes: true,
  importsWholeNames: true,
  importsTypesOnly: true,
  renamingImports: true,
  baseOrder: "by relation",
  anonymousTypes: "class expression",
  constructorName: "__construct",
  namedArguments: true,
  inheritsStatics: true,
});
