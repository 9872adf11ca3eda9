/** Objects that languages create for one resolver: one for each language, made when it is first asked for. */
import type { LanguageId } from "../../contract/vocabulary";
import { HOOKS } from "./hooks";
import type { LanguageHooks } from "./language-hooks";

export class PerLanguage<T> {
  private readonly made = new Map<LanguageHooks, T | undefined>();

  constructor(private readonly make: (hooks: LanguageHooks) => T | undefined) {}

  /** Undefined for a language that has none. */
  of(language: LanguageId): T | undefined {
    const hooks = HOOKS[language];
    if (!this.made.has(hooks)) this.made.set(hooks, this.make(hooks));
    return this.made.get(hooks);
  }
}
