/**
 * What data cannot say of Python: `import a.b` binds the package `a`, names come to be by being assigned to, and
 * variables of types are values.
 */
import type { LanguageHooks } from "../language-hooks";
import { areUndeclared, isAssignedName, namesAssigned } from "./fields";
import { moduleAt, moduleNamed, packageBound } from "./packages";
import { typeVariable } from "./type-variables";

export const hooks: LanguageHooks = {
  moduleNamed,
  moduleAt,
  packageBound,
  areUndeclared,
  isAssignedName,
  namesAssigned,
  typeVariable,
};
