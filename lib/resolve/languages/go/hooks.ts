/**
 * What data cannot say of Go: import paths of its own module lead to folders, and methods satisfy by what they take
 * and give.
 */
import type { LanguageHooks } from "../language-hooks";
import { goTests } from "./met-in-tests";
import { goModules } from "./modules";
import { methodsOfOutside } from "./outside-interfaces";
import { goShape } from "./shape";

export const hooks: LanguageHooks = {
  packageAt: async (code, file, specifier) => (await code.ofRepository(goModules, file.repositoryId)).fileOf(specifier),
  methodShape: goShape,
  outsideMethods: methodsOfOutside,
  doMeet: async (code, type, asking) =>
    type.repositoryId !== asking.repositoryId ||
    (await code.ofRepository(goTests, type.repositoryId)).doMeet(type, asking),
};
