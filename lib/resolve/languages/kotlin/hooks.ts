/** What data cannot say of Kotlin: lambdas and references to functions are passed as values, enums as in Java. */
import { ofEnumCall } from "../java/enum-calls";
import type { LanguageHooks } from "../language-hooks";
import { KotlinFunctionValues } from "./kotlin-function-values";
import { NearNamesakes } from "../rules/near-namesakes";
import { ofStandardCollection } from "./standard-values";
import { ofSourceSet } from "./source-sets";
import { isStandardMember } from "./standard-members";
import { ofJavaClass, writtenReceiver } from "./written-values";

export const hooks: LanguageHooks = {
  givenByCall: async (...asked) =>
    (await ofJavaClass(...asked)) ?? (await ofStandardCollection(...asked)) ?? ofEnumCall(...asked),
  functionValues: (code, occurrence) => new KotlinFunctionValues(code, occurrence),
  namesakes: () => new NearNamesakes(ofSourceSet),
  writtenReceiver,
  isStandardMember,
};
