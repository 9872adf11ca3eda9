/** Ruby: methods on `self`, modules that are mixed in, constants by the modules around, files that are required. */
import { languageRules } from "../language-rules";

export const ruby = languageRules(["ruby"], {
  mayLackMembers: true,
  // names; members of others are seen by ways that no text tells
  implicitThis: true,
  sharedScope: "namespaces",
  needsImport: false,
  possibleMembers: "anywhere",
  methodsOnSelfOnly: true,
  constantsAreLexical: true,
  valuesAsTypes: true,
  // imports
  imports: "autoload",
  requiresFiles: true,
  // members
  indexOperator: "[]",
  indexedTypesMake: true,
  baseOrder: "reversed",
  baseLookup: "scopes",
  moduleMembers: true,
  levels: true,
  answersAnyName: new Set(["method_missing"]),
  initializer: "initialize",
  classMethodsModule: "ClassMethods",
  foreignMethods: "module",
  writesBySetter: true,
  instanceVariableSigil: "@",
  namedArguments: true,
});
