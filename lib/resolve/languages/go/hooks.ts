/**
 * What data cannot say of Go: import paths of its own module lead to folders, and methods satisfy by what they take and
 * give.
 */
import type { LanguageHooks } from "../language-hooks";
import { goModules } from "./modules";
import { goShape } from "./shape";

export const hooks: LanguageHooks = {
  packageAt: async (code, file, specifier) => (await code.ofRepository(goModules, file.repositoryId)).fileOf(specifier),
  methodShape: goShape,
};
