/**
 * The modules and plugins that an Unreal project or plugin file lists, as uses of them. Reads only as much of JSON as
 * tells where a name stands, so a file with a comment or a comma too many is read too.
 */

/** A name at the offset of its first letter. */
interface ListedName {
  name: string;
  start: number;
}

const TOKEN = /"((?:\\.|[^"\\\r\n])*)"|[{}[\]:,]|\/\/[^\r\n]*/g;
const MODULE = /^\w+$/;
/** Keys that lead to a name, outermost first. */
const LISTS: ReadonlySet<string> = new Set([
  "Modules.Name",
  "Modules.AdditionalDependencies",
  "Plugins.Name",
  "AdditionalDependencies",
]);
const MAX_DEPTH = 16;

/** In the order of the text. */
export function listedModules(text: string): ListedName[] {
  const found: ListedName[] = [];
  /** the key under which each open bracket stands, and the last one the key of what comes next */
  const keys: string[] = [""];
  let last: ListedName | null = null;
  for (const { 0: token, 1: word, index } of text.matchAll(TOKEN)) {
    if (word !== undefined) {
      last = { name: word, start: index + 1 };
      if (MODULE.test(word) && LISTS.has(keys.filter(Boolean).join("."))) found.push(last);
    } else if (token === ":" && last) keys[keys.length - 1] = last.name;
    else if (token === "{" || token === "[") keys.push("");
    else if (token === "}" || token === "]") keys.pop();
    else if (token === ",") keys[keys.length - 1] = "";
    if (keys.length === 0 || keys.length > MAX_DEPTH) break;
  }
  return found;
}
