/**
 * What data cannot say of Ruby: classes and their objects have members of their own, and every object answers some.
 */
import type { LanguageHooks } from "../language-hooks";
import { addedAtRunTime } from "./added-at-run-time";
import { isOfEveryClass } from "./asked-names";
import { ofClassOfSelf } from "./class-of-self";
import { ofExtended } from "./extended-objects";
import { ofBelowSelf } from "./families";
import { ofNearestBlock } from "./block-methods";
import { ofBlockSelf } from "./blocks";
import { ADDED_METHODS, CORE_METHODS } from "./core-methods";
import { modulesLent } from "./hook-modules";
import { ofKernel } from "./kernel-conversions";
import { ofKeptBlock } from "./kept-blocks";
import { ofMadeObject } from "./made-locals";
import { assignedAs, atLevel, isMethodName, isSuperclass, levelAsked, levelOfBase, namesMeant } from "./levels";
import { LastResorts } from "./last-resorts";
import { LIBRARY_METHODS } from "./library-methods";
import { ofModuleItself } from "./of-module-itself";
import { ofOperation } from "./operations";
import { ofOwnSide, sideAsked } from "./own-side";
import { rescued } from "./raised";
import { readInBlock } from "./read-in-blocks";
import { ofRequiredHelper } from "./required-helpers";
import { sortNamed } from "./sort-named";
import { describedClass } from "./specs";
import { ofTakers } from "./takers";
import { testedType } from "./tested-type";
import { topConstant } from "./top-constants";
import { ofTopLevel } from "./top-level";
import { ofRubyCall } from "./values";
import { yielded } from "./yielded";

export const hooks: LanguageHooks = {
  memberFirst: async (...asked) =>
    (await ofMadeObject(...asked)) ??
    (await ofExtended(...asked)) ??
    (await ofModuleItself(...asked)) ??
    (await ofClassOfSelf(...asked)) ??
    ofOperation(...asked),
  atLevel: (members, level, isAbove, asked) => atLevel(sortNamed(asked, members), level, isAbove),
  levelAsked,
  levelOfBase,
  isOfEveryType: isOfEveryClass,
  lentToTakers: modulesLent,
  namesMeant,
  assignedAs,
  isSuperclass,
  isMethodOfSelf: isMethodName,
  standsFor: describedClass,
  givenByCall: async (...asked) => (await readInBlock(...asked)) ?? ofRubyCall(...asked),
  decoratedParameter: async (...asked) => (await yielded(...asked)) ?? rescued(...asked),
  ofTakers: async (names, file, i, chain) =>
    (await ofTakers(names, file, i)) ??
    (await ofBelowSelf(names, file, i)) ??
    (await ofRequiredHelper(names, file, i)) ??
    (await ofKeptBlock(names, file, i, chain)) ??
    ofTopLevel(names, file, i),
  addedAtRunTime,
  testedType,
  isLibraryMethod: (name) => CORE_METHODS.has(name) || LIBRARY_METHODS.has(name) || ADDED_METHODS.has(name),
  bareName: async (names, file, i, chain) =>
    (await topConstant(names, file, i)) ?? (await ofKernel(names, file, i)) ?? ofBlockSelf(names, file, i, chain),
  askedTogether: (names) => new LastResorts(names),
  ofSortNamed: (file, i, found) =>
    ofOwnSide(file, i, sortNamed({ name: file.name(i), arity: file.uses.arity[i] }, found)),
  ofFormAround: (members, file, i) => ofOwnSide(file, i, members),
  sideAsked,
  ofSortAtTop: (code, file, asked, top) => ofNearestBlock(code, file, asked, sortNamed(asked, top)),
};
