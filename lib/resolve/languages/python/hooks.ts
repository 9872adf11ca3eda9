/**
 * What data cannot say of Python: `import a.b` binds the package `a`, names come to be by being assigned to,
 * variables of types are values, and decorators make something else of a function.
 */
import type { LanguageHooks } from "../language-hooks";
import { takenAsAbove } from "../rules/overridden-members";
import { decoratedParameter, decoratedValue } from "./decorators";
import { entered } from "./entered";
import { bareName } from "./exports";
import { areUndeclared, isAssignedName, namesAssigned } from "./fields";
import { moduleAt, moduleHeld, moduleNamed, moduleTaken, packageBound } from "./packages";
import { overloadedValue } from "./overload-calls";
import { raisedValue } from "./raised";
import { isStandIn } from "./stand-ins";
import { classVariables, typeVariable } from "./type-variables";

const givenByCall: LanguageHooks["givenByCall"] = async (...asked) => {
  const raised = await raisedValue(...asked);
  return raised === undefined ? overloadedValue(...asked) : raised;
};

export const hooks: LanguageHooks = {
  moduleNamed,
  moduleAt,
  packageBound,
  moduleTaken,
  moduleHeld,
  bareName,
  isStandIn,
  areUndeclared,
  isAssignedName,
  namesAssigned,
  typeVariable,
  classVariables,
  entered,
  givenByCall,
  decoratedParameter: async (types, file, name, chain) =>
    (await decoratedParameter(types, file, name, chain)) ?? takenAsAbove(types, file, name, chain, true),
  decoratedValue,
};
