/**
 * What data cannot say of PHP: names with namespaces, what functions of arrays and of classes give, what `$this` is in
 * a class without a name.
 */
import type { LanguageHooks } from "../language-hooks";
import { givenByArrays, handedByArrays } from "./arrays";
import { givenOfClass } from "./class-strings";
import { takenAsAbove } from "../rules/overridden-members";
import { givenAsAbove, heldAsAbove } from "./inherited-docs";
import { pathMeaning } from "./paths";
import { ofTestedThis } from "./tested-this";
import { ofUnnamedThis } from "./unnamed-this";

export const hooks: LanguageHooks = {
  ofUnnamedThis,
  pathMeaning,
  givenByCall: async (...asked) =>
    (await givenByArrays(...asked)) ?? (await givenOfClass(...asked)) ?? givenAsAbove(...asked),
  decoratedParameter: async (...asked) => (await handedByArrays(...asked)) ?? takenAsAbove(...asked),
  decoratedValue: heldAsAbove,
  ofTakers: ofTestedThis,
  // a namespace is named with what it holds
  ofSortAtTop: async (_code, _file, _asked, top) => top.filter(({ kind }) => kind !== "namespace"),
};
