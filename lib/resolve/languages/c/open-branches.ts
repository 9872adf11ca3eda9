/**
 * Branches of an `#if` that nobody can decide from the code alone: what a configure script finds out (`HAVE_POLL`),
 * and what an included header defines, which may stand under conditions of its own. All their definitions stay
 * possible.
 */
const CONDITION = /^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|else|endif)\b(.*)$/;
const COMMENT = /\/\*.*?\*\/|\/[/*].*$/g;
const DEFINED = /^[ \t]*#[ \t]*define[ \t]+(\w+)/;
const CONFIGURED = /(?:^|_)HAVE_|^CONFIG_/;

/** The names that the conditions of a file ask for. */
export function namesAsked(lines: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const line of lines) for (const name of conditionOf(line)?.names ?? []) names.add(name);
  return names;
}

/** Whether a configure script finds out what a name of a condition is. */
export const isConfigured = (name: string): boolean => CONFIGURED.test(name);

/** Names of macros that a file defines anywhere, and those of compilers and systems: it decides what these are. */
export function decidedNames(lines: readonly string[]): (name: string) => boolean {
  const own = new Set(lines.flatMap((line) => DEFINED.exec(line)?.[1] ?? []));
  return (name) => name === "defined" || name.startsWith("_") || own.has(name);
}

/** For each line whether a branch around it is open. @param isOpen of a name that a condition asks for */
export function openLines(lines: readonly string[], isOpen: (name: string) => boolean): boolean[] {
  const around: boolean[] = [];
  return lines.map((line) => {
    const found = conditionOf(line);
    const isAsked = found?.names.some(isOpen) ?? false;
    if (found?.word === "endif") around.pop();
    else if (found?.word.startsWith("if")) around.push(isAsked);
    else if (isAsked && around.length > 0) around[around.length - 1] = true;
    return around.includes(true);
  });
}

function conditionOf(line: string): { word: string; names: readonly string[] } | null {
  const [, word, rest] = (line.includes("#") ? CONDITION.exec(line) : null) ?? [];
  if (word === undefined) return null;
  const isAsking = word !== "else" && word !== "endif";
  return { word, names: isAsking ? (rest.replace(COMMENT, " ").match(/\b[A-Za-z_]\w*/g) ?? []) : [] };
}
