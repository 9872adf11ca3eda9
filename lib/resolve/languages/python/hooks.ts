/**
 * What data cannot say of Python: `import a.b` binds the package `a`, names come to be by being assigned to,
 * variables of types are values, and decorators make something else of a function.
 */
import type { LanguageHooks } from "../language-hooks";
import { decoratedParameter, decoratedValue } from "./decorators";
import { entered } from "./entered";
import { bareName } from "./exports";
import { areUndeclared, isAssignedName, namesAssigned } from "./fields";
import { moduleAt, moduleHeld, moduleNamed, moduleTaken, packageBound } from "./packages";
import { raisedValue } from "./raised";
import { isStandIn } from "./stand-ins";
import { classVariables, typeVariable } from "./type-variables";

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
  givenByCall: raisedValue,
  decoratedParameter,
  decoratedValue,
};
