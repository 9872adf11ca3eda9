/** What data cannot say of C#: projects open namespaces for all of their files. */
import type { LanguageHooks } from "../language-hooks";
import { globalUsings } from "./global-usings";

export const hooks: LanguageHooks = {
  openedByProject: async (code, file) => (await code.ofRepository(globalUsings, file.repositoryId)).of(file.path),
};
