/**
 * The preprocessor directives of one text, as far as compile commands depend on them. Pure; conditions are not
 * evaluated.
 */

export interface Include {
  /** as written: `sub/a.h` */
  name: string;
  /** `<…>` */
  isAngled: boolean;
}

/** A macro that a condition tests, and what the branch behind it includes. */
export interface Tested {
  macro: string;
  includes: readonly string[];
}

export interface Directives {
  includes: readonly Include[];
  tested: readonly Tested[];
  defined: readonly string[];
  /** names that `__has_include` asks for */
  optional: readonly string[];
}

const DIRECTIVE = /^[ \t]*#[ \t]*(include|include_next|import|ifdef|if|elif|else|endif|define)\b[ \t]*(.*)$/gm;
const INCLUDED = /^(?:"([^"\n]+)"|<([^>\n]+)>)/;

export function directivesOf(text: string): Directives {
  const includes: Include[] = [];
  const tested: { macro: string; includes: string[] }[] = [];
  const found = { includes, tested, defined: [] as string[], optional: [] as string[] };
  /** where includes are counted for the branch that is open; none behind `else` */
  let branch: { macro: string; includes: string[] }[] = [];
  for (const [, word, rest] of text.matchAll(DIRECTIVE)) {
    if (word === "define") found.defined.push(/^\w+/.exec(rest)?.[0] ?? "");
    else if (/^i(nclude|mport)/.test(word)) {
      const [, quoted, angled] = INCLUDED.exec(rest) ?? [];
      const name = (quoted ?? angled ?? "").trim();
      if (name === "") continue;
      includes.push({ name, isAngled: angled !== undefined });
      for (const test of branch) test.includes.push(name);
    } else {
      for (const [, name] of rest.matchAll(/__has_include(?:_next)?\s*\(\s*["<]([^">]+)[">]/g))
        found.optional.push(name);
      branch = macrosIn(word, rest).map((macro) => ({ macro, includes: [] }));
      tested.push(...branch);
    }
  }
  return found;
}

/** Macros that a branch needs: `!defined(X)` needs that it is not there. */
function macrosIn(word: string, condition: string): string[] {
  if (word === "ifdef") return [/^\w+/.exec(condition)?.[0] ?? ""];
  return [...condition.matchAll(/(!\s*)?defined\s*\(?\s*(\w+)/g)].flatMap(([, not, macro]) => (not ? [] : macro));
}
