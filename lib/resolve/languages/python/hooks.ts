/** What data cannot say of Python: `import a.b` binds the package `a`, and names come to be by being assigned to. */
import type { LanguageHooks } from "../language-hooks";
import { areUndeclared, isAssignedName, namesAssigned } from "./fields";
import { moduleNamed, packageBound } from "./packages";

export const hooks: LanguageHooks = { moduleNamed, packageBound, areUndeclared, isAssignedName, namesAssigned };
