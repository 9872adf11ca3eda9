/**
 * What data cannot say of C++: `using` brings names from one namespace into another, templates have specializations,
 * macros make bodies, methods are virtual; and Unreal's header tool writes functions.
 */
import { CNamesakes } from "../c/namesakes";
import { fieldsByMacro } from "../c/macro-fields";
import { memberByMacro, typeByMacro } from "../c/made-by-macro";
import { mayBeMade } from "../c/may-be-made";
import type { LanguageHooks } from "../language-hooks";
import { bodyNames, executed, executingNames, generatedPartners, interfacePartner } from "../unreal/generated-bodies";
import { generatedName, unitOf } from "../unreal/generated-names";
import { CppBaseNames } from "./cpp-base-names";
import { scopesOfMacroAround } from "./macro-bodies";
import { ofMacro } from "./macro-values";
import { isSpecialization, isSpecialized, ofOwnPlace, ofThisBody } from "./specializations";
import { broughtIn } from "./using-declarations";
import { VirtualMethods } from "./virtual-methods";

export const hooks: LanguageHooks = {
  fieldsByMacro,
  memberByMacro,
  typeByMacro,
  mayBeMade,
  // names
  broughtIn,
  ofOwnPlace,
  ofThisBody,
  baseNames: (members) => new CppBaseNames(members),
  scopesOfMacroBody: scopesOfMacroAround,
  // types
  givenByCall: ofMacro,
  // calls
  namesakes: (...readers) => new CNamesakes(...readers),
  areSpecialized: isSpecialized,
  isSpecialization,
  // inheritance
  openMethods: (code, graph, owner) => new VirtualMethods(code, graph, owner),
  // what Unreal's header tool writes
  executed,
  executingNames,
  bodyNames,
  generatedPartners,
  interfacePartner,
  generatedName,
  ownerOfFunction: unitOf,
};
