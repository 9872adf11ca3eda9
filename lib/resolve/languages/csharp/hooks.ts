/**
 * What data cannot say of C#: projects open namespaces for all of their files, and attributes leave out their ending.
 */
import type { LanguageHooks } from "../language-hooks";
import { NearNamesakes } from "../rules/near-namesakes";
import { moduleListed } from "../unreal/names";
import { interfaceSaid } from "../../facts/disambiguator";
import { givenByCall, givenByValue, invoked } from "./called-delegates";
import { globalUsings } from "./global-usings";
import { keywordType, typeOutside } from "./keyword-types";
import { bareName } from "./names";
import { nearestProjects } from "./namesakes";
import { outVariable } from "./out-variables";
import { isLinq, isStandardMember } from "./standard-members";
import { tuplePart } from "./tuple-parts";
import { ofTypeArity } from "./type-arity";

export const hooks: LanguageHooks = {
  openedByProject: async (code, file) => (await code.ofRepository(globalUsings, file.repositoryId)).of(file.path),
  bareName,
  namesakes: (code) => new NearNamesakes((file) => nearestProjects(code, file)),
  // such a member is reached through its interface alone
  withoutInner: (_language, members) => members.filter((d) => interfaceSaid(d) === null),
  ofTypeArity,
  givenByCall,
  memberFirst: invoked,
  givenByValue,
  decoratedParameter: outVariable,
  tuplePart,
  writtenReceiver: keywordType,
  typeOutside,
  isStandardExtension: isLinq,
  isStandardMember,
  // rules of Unreal's builds are written in C#
  moduleListed,
};
