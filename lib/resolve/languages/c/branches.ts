/**
 * Of definitions of one name in the branches of an `#if`, which one holds where nothing but the file itself defines
 * macros: a compiler of today on Linux, without flags. Only orders: every branch may be the one that someone builds.
 * What it cannot read it takes for true.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { groupBy } from "../../facts/group-by";
import { conditionHolds } from "./preprocessor-condition";
import { c } from "./rules";

interface Branch {
  /** the branches around hold */
  isReached: boolean;
  /** a branch before it held */
  wasTaken: boolean;
  holds: boolean;
}

const DIRECTIVE = /^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|else|endif|define|undef)\b[ \t]*(.*)$/;

/** For each line whether it is compiled. */
export function compiledLines(lines: readonly string[], language: string): boolean[] {
  const own = language === "cpp" ? ["__cplusplus", "201703"] : ["__STDC_VERSION__", "201710"];
  const defined = new Map<string, string>([[own[0], own[1]], ...PREDEFINED]);
  const open: Branch[] = [];
  const isReached = () => open.every(({ holds }) => holds);
  return lines.map((line) => {
    const [, word, rest = ""] = (line.includes("#") ? DIRECTIVE.exec(line) : null) ?? [];
    const isCompiled = isReached();
    if (word === "endif") open.pop();
    else if (word === "elif" || word === "else")
      turn(open.at(-1), word === "else" || conditionHolds("if", rest, defined));
    else if (word?.startsWith("if")) {
      const holds = isCompiled && conditionHolds(word, rest, defined);
      open.push({ isReached: isCompiled, wasTaken: holds, holds });
    } else if (isCompiled && word !== undefined) define(word, rest, defined);
    return isCompiled;
  });
}

function turn(branch: Branch | undefined, condition: boolean): void {
  if (!branch) return;
  branch.holds = branch.isReached && !branch.wasTaken && condition;
  branch.wasTaken ||= branch.holds;
}

function define(word: string, rest: string, defined: Map<string, string>): void {
  const [, name = "", value = ""] = /^(\w+)(?:\([^)]*\))?\s*(.*)$/.exec(rest) ?? [];
  if (word === "define") defined.set(name, value);
  else defined.delete(name);
}

const PREDEFINED: readonly (readonly [string, string])[] = [
  ["__GNUC__", "12"],
  ["__STDC__", "1"],
  ["__has_include", ""],
  ["__has_attribute", ""],
  ["__has_builtin", ""],
  ["__has_cpp_attribute", ""],
  ["__linux__", "1"],
  ["__unix__", "1"],
  ["__x86_64__", "1"],
  ["__LP64__", "1"],
];

/** Belongs to one question or page: what files compile is made out once. */
export class Branches {
  private readonly compiled = new Map<number, Promise<readonly boolean[]>>();

  constructor(private readonly code: CodeIndex) {}

  /** Of several definitions in one file those first that are compiled; the order is kept otherwise. */
  async compiledFirst(declarations: readonly Declaration[]): Promise<readonly Declaration[]> {
    const passed = new Set<Declaration>();
    for (const same of groupBy(declarations, (d) => `${d.fileId} ${d.keyHash} ${d.role}`).values()) {
      if (same.length < 2 || !c.family.has(same[0].language)) continue;
      const isCompiled = await this.of(same[0]);
      for (const d of same)
        if (isCompiled[decodeSymbolRanges(d.source.symbol.ranges).nameLine] === false) passed.add(d);
    }
    if (passed.size === 0) return declarations;
    return [...declarations.filter((d) => !passed.has(d)), ...declarations.filter((d) => passed.has(d))];
  }

  /**
   * Whether a use is compiled and all that it can mean are macros of its own file that are not: `# define read _read`
   * for another system. There the name is what it is without them.
   */
  async areLeftOut(file: CodeFile, i: number, declarations: readonly Declaration[]): Promise<boolean> {
    const own = declarations.every(({ kind, fileId }) => kind === "macro" && fileId === file.id);
    if (!own || declarations.length === 0 || file.uses.symbol[i] >= 0 || file.uses.arity[i] < 0) return false;
    const isCompiled = await this.of(declarations[0]);
    const line = (d: Declaration) => decodeSymbolRanges(d.source.symbol.ranges).nameLine;
    return isCompiled[file.uses.line[i]] === true && declarations.every((d) => isCompiled[line(d)] === false);
  }

  private of({ fileId, language }: Declaration): Promise<readonly boolean[]> {
    let found = this.compiled.get(fileId);
    if (!found) this.compiled.set(fileId, (found = this.read(fileId, language)));
    return found;
  }

  private async read(fileId: number, language: string): Promise<readonly boolean[]> {
    const text = await this.code.text(fileId);
    return text === null ? [] : compiledLines(text.lines(0, text.lineCount - 1).split("\n"), language);
  }
}
