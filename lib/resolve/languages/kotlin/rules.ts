/**
 * Kotlin: extensions, lambdas with receivers, companions, objects without a name, `override` as a word that must be
 * said.
 */
import { OF_JVM } from "../java/rules";
import { languageRules } from "../language-rules";
import { words } from "../rules/name-rules";
import { OF_CLASS, OF_JAVA_CLASS } from "./literal-types";

export const kotlin = languageRules(["java", "kotlin"], {
  ...OF_JVM,
  memberReach: { public: "everywhere", none: "everywhere", internal: "project", protected: "family", private: "type" },
  topReach: { public: "everywhere", none: "everywhere", internal: "project", private: "file" },
  overridesSeenAsFar: true,
  lambdaReceivers: true,
  renamingImports: true,
  importsBeforeOwnTypes: true,
  scriptEnding: ".kts",
  // members
  companion: "Companion",
  baseOrder: "by relation",
  anonymousTypes: "object expression",
  typesOfBlocks: true,
  extensionReceiver: "apart",
  rootType: "Any",
  foreignMethods: "any",
  functionsApartFromValues: true,
  // types
  callOperator: "invoke",
  textCall: /^[^=<>&|]*\.(?:toString|trimIndent|trimMargin|lowercase|uppercase)\(\)$|^[\w.]+\.joinToString\([^()]*\)$/,
  implicitParameter: "it",
  infersTypeArguments: true,
  // calls
  defaultArguments: "any",
  namedArguments: true,
  copyFunction: "copy",
  uncallableTypes: words("Boolean Byte Char Double Float Int Long Short String"),
  trailingLambdas: true,
  callsReachOut: true,
  infixCalls: true,
  spreadMark: "*",
  overloadsByInference: true,
  overloadsOfBases: true,
  overloadQualifiers: true,
  collectionFactories: true,
  classLiterals: [
    { written: /^[\w.`]+(?:<[^()]*>)?::class$/, types: OF_CLASS },
    { written: /^[\w.`]+(?:<[^()]*>)?::class\.java(?:ObjectType|PrimitiveType)?(?:!!)?$/, types: OF_JAVA_CLASS },
  ],
  overrideWord: "always",
  standardNames: words(`
    Any Array Boolean Byte Char CharSequence Comparable Double Exception Float IllegalArgumentException IllegalStateException Int Iterable List Long Map
    MutableList MutableMap MutableSet Nothing Number Pair Set Short String Throwable Unit arrayOf assert check checkNotNull emptyList emptyMap error
    lazy listOf listOfNotNull mapOf mutableListOf mutableMapOf mutableSetOf print println repeat require requireNotNull setOf synchronized TODO`),
});
