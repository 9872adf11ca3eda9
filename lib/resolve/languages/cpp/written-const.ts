/** What the words before a declared name of C++ say of `const`. Pure, and bounded in what it reads. */

const MAX_LENGTH = 300;
/** No more than so many characters before the name decide what is written before it. */
export const MAX_BEFORE_NAME = MAX_LENGTH + 1;

/** The type that is written before a name: back to where the declaration, the parameter or the statement begins. */
export function writtenBefore(source: string, name: number): string {
  let depth = 0;
  let at = name;
  for (const end = Math.max(0, name - MAX_LENGTH); at > end; at--) {
    const c = source[at - 1];
    if (c === ">" && source[at - 2] !== "-") depth++;
    else if (c === "<" && depth > 0) depth--;
    else if (depth === 0 && (";{}(,".includes(c) || (c === ":" && source[at - 2] !== ":" && source[at] !== ":"))) break;
  }
  return source
    .slice(at, name)
    .replace(/\/\/[^\n]*|\/\*[^]*?\*\//g, " ")
    .replace(/\s*(?:\w+\s*(?:<[^<>]*>)?\s*::\s*)+$/, "")
    .trim();
}

/** Whether a value of this type is const; null where the type is left to be deduced. */
export function valueConst(written: string): boolean | null {
  const type = withoutArguments(written);
  if (type.includes("*")) return /\*\s*const\s*&?$/.test(type);
  if (/\bconst\b/.test(type)) return true;
  if (/\b(?:auto|decltype)\b/.test(type)) return type.includes("&") ? null : false;
  return /\w/.test(type) ? false : null;
}

/**
 * Whether what a value of this type points to is const: a pointer's, or a smart pointer's, which hands its own on to
 * nothing.
 */
export function pointeeConst(written: string): boolean | null {
  const type = withoutArguments(written);
  if (type.includes("*")) return /\bconst\b[^*]*\*|\*\s*const\s*\*/.test(type) || (/\w/.test(type) ? false : null);
  if (/\b(?:auto|decltype)\b/.test(type) || /const_/.test(type) || !/\w/.test(type)) return null;
  return /<\s*(?:const\b|\w+\s+const\b)/.test(written);
}

/** A type without what stands in angle brackets. */
function withoutArguments(type: string): string {
  let plain = type;
  for (let before = ""; before !== plain;) [before, plain] = [plain, plain.replace(/<[^<>]*>/g, "")];
  return plain;
}
