/**
 * A module of Unreal: the class in a `<Module>.Build.cs` is the module itself, and the names that it lists as what it
 * depends on are uses of other modules. So are those that a `<Target>.Target.cs` builds.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { insertUses, type ExtraUse } from "../extract/insert-uses";
import type { FileFacts } from "../model";

const ENDING = ".Build.cs";
const RULES = /\.(?:Build|Target)\.cs$/;
const IMPORT = USE_ROLES.indexOf("import");
/** Lists of modules, up to the end of the statement that fills them. */
const LISTS =
  /\b(?:(?:(?:Public|Private)(?:Dependency|IncludePath)|DynamicallyLoaded|Extra)ModuleNames\s*\.\s*Add(?:Range)?|AddEngineThirdPartyPrivate(?:Static|Dynamic)Dependencies)\s*\([^;]*/g;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g;
const NAME = /"(\w+)"/g;

/** Facts of a build or target file, a build file's class as the module; facts of any other file as they are. */
export function withModule(facts: FileFacts, text: string, path: string): FileFacts {
  if (!RULES.test(path)) return facts;
  if (path.endsWith(ENDING)) {
    const name = path.slice(path.lastIndexOf("/") + 1, -ENDING.length);
    const rules = facts.symbols.find((symbol) => symbol.kind === "class" && symbol.name === name);
    if (rules) rules.kind = "module";
  }
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
