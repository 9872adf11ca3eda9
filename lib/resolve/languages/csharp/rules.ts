/**
 * C#: namespaces that projects open, extension methods of static classes, `override` unless an interface asks for a
 * member.
 */
import { languageRules } from "../language-rules";

/** `[Required]` names the class `RequiredAttribute`. */
export const ATTRIBUTE = "Attribute";

// Project files of Unreal name the modules that build files declare.
export const csharp = languageRules(["csharp", "json"], {
  memberReach: { public: "everywhere", internal: "project", protected: "family", private: "type" },
  topReach: { public: "everywhere", internal: "project" },
  overridesSeenAsFar: true,
  // members of the types around were looked up before: none is possible without them
  implicitThis: true,
  sharedScope: "namespaces",
  needsImport: false,
  possibleMembers: "nowhere",
  attributeSuffix: ATTRIBUTE,
  xmlComments: true,
  openings: "relative",
  packagesOfTypes: /^/,
  projectUsings: true,
  importsWholeNames: true,
  extensionReceiver: "parameter",
  interfacesAsk: true,
  rootType: "object",
  interfaceMark: "I",
  foreignMethods: "any",
  nullableMember: "Value",
  indexOperator: "this[]",
  overloading: true,
  writtenOverloads: true,
  overloadsOutside: true,
  assignedLambdas: true,
  namedTypeArguments: true,
  mapsHandOutPairs: true,
  containersAbove: /(?:List|Collection|Enumerable|Enumerator|Set|Dictionary|Queue|Stack|Bag|Grouping)$/,
  namedArguments: true,
  privatesAreFinal: true,
  overrideWord: "unless of an interface",
  explicitImplementations: true,
  longTypeParameters: true,
  overloadQualifiers: true,
  rootMembers: new Set(["Equals", "Finalize", "GetHashCode", "ToString"]),
});
