/** The names of languages as people write them. */
import { LANGUAGE_NAMES } from "@/lib/contract/languages";
import { PLAIN_NAMES } from "@/lib/contract/plain-languages";

/** The id itself for a language that this page does not know yet. */
export const languageName = (id: string): string => LANGUAGE_NAMES.get(id) ?? PLAIN_NAMES.get(id) ?? id;
