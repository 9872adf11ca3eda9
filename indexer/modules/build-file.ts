/**
 * A module of Unreal: the class in a `<Module>.Build.cs` is the module itself, and the names that it lists as what it
 * depends on are uses of other modules.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { insertUses, type ExtraUse } from "../extract/insert-uses";
import type { FileFacts } from "../model";

const ENDING = ".Build.cs";
const IMPORT = USE_ROLES.indexOf("import");
/** Lists of modules, up to the end of the statement that fills them. */
const LISTS =
  /\b(?:Public|Private)(?:Dependency|IncludePath)ModuleNames\s*\.\s*Add(?:Range)?\s*\(([^;]*)|\bDynamicallyLoadedModuleNames\s*\.\s*Add(?:Range)?\s*\(([^;]*)/g;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g;
const NAME = /"(\w+)"/g;

/** Facts of a build file, with its class as the module; facts of any other file as they are. */
export function withModule(facts: FileFacts, text: string, path: string): FileFacts {
  if (!path.endsWith(ENDING)) return facts;
  const name = path.slice(path.lastIndexOf("/") + 1, -ENDING.length);
  const rules = facts.symbols.find((symbol) => symbol.kind === "class" && symbol.name === name);
  if (rules) rules.kind = "module";
  return insertUses(facts, dependencies(text));
}

function dependencies(text: string): ExtraUse[] {
  const code = text.replace(COMMENT, (comment) => comment.replace(/[^\r\n]/g, " "));
  const uses: ExtraUse[] = [];
  for (const list of code.matchAll(LISTS))
    for (const { 1: name, index } of list[0].matchAll(NAME))
      uses.push({ start: list.index + index + 1, name, role: IMPORT });
  return uses.sort((a, b) => a.start - b.start);
}
