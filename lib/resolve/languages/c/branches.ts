/**
 * Of definitions of one name in the branches of an `#if`, which one holds where nothing but the file itself defines
 * macros: a compiler of today on Linux, without flags. What such a compiler leaves out is not meant by what it
 * compiles, unless a configure script or another file decides; those are only put in order. What it cannot read it
 * takes for true.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { groupBy } from "../../facts/group-by";
import { decidedNames, isConfigured, namesAsked, openLines } from "./open-branches";
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

/** For each line whether it is compiled. @param given macros that are defined elsewhere, with their values */
export function compiledLines(
  lines: readonly string[],
  language: string,
  given: Iterable<readonly [string, string]> = [],
): boolean[] {
  const own: [string, string] = language === "cpp" ? ["__cplusplus", "201703"] : ["__STDC_VERSION__", "201710"];
  const defined = new Map<string, string>([...given, own, ...PREDEFINED]);
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

/** The lines of a file: what is compiled, and what nobody can decide from the code alone. */
interface BranchLines {
  isCompiled: readonly boolean[];
  isOpen: readonly boolean[];
  /** open, or decided by names that the file itself says nothing of */
  isUnsaid: readonly boolean[];
}

/** Belongs to one question or page: what files compile is made out once. */
export class Branches {
  private readonly compiled = new Map<number, Promise<BranchLines>>();
  private readonly byThemselves = new Map<number, Promise<AloneLines>>();

  constructor(private readonly code: CodeIndex) {}

  /**
   * Of several definitions in one file those that are compiled; those that are left out follow where their branches
   * are open, or the use itself is left out. The order is kept otherwise.
   */
  async compiledFirst(
    file: CodeFile,
    i: number,
    declarations: readonly Declaration[],
  ): Promise<readonly Declaration[]> {
    const passed = new Set<Declaration>();
    const dropped = new Set<Declaration>();
    for (const same of groupBy(declarations, (d) => `${d.fileId} ${d.keyHash} ${d.role}`).values()) {
      if (same.length < 2 || !c.family.has(same[0].language)) continue;
      const { isCompiled, isOpen, isUnsaid } = await this.of(same[0]);
      // what follows from a macro's body is sure only where nobody chooses the body when it is built
      const mayBe = same[0].kind === "macro" ? isUnsaid : isOpen;
      const leftOut = same.filter((d) => isCompiled[nameLine(d)] === false);
      if (leftOut.length === same.length) continue;
      for (const d of leftOut) (mayBe[nameLine(d)] ? passed : dropped).add(d);
    }
    if (passed.size + dropped.size === 0) return declarations;
    const isMeant = dropped.size === 0 || (await this.isCompiled(file, i));
    if (!isMeant) return declarations;
    const kept = declarations.filter((d) => !dropped.has(d));
    return [...kept.filter((d) => !passed.has(d)), ...kept.filter((d) => passed.has(d))];
  }

  private async isCompiled(file: CodeFile, i: number): Promise<boolean> {
    const { isCompiled } = await this.of({ fileId: file.id, language: file.language });
    return isCompiled[file.uses.line[i]] !== false;
  }

  /**
   * Whether a use is compiled and all that it can mean are macros of its own file that are not: `# define read _read`
   * for another system. There the name is what it is without them.
   */
  async areLeftOut(file: CodeFile, i: number, declarations: readonly Declaration[]): Promise<boolean> {
    const own = declarations.every(({ kind, fileId }) => kind === "macro" && fileId === file.id);
    if (!own || declarations.length === 0 || file.uses.symbol[i] >= 0 || file.uses.arity[i] < 0) return false;
    const { isCompiled } = await this.of(declarations[0]);
    return isCompiled[file.uses.line[i]] === true && declarations.every((d) => isCompiled[nameLine(d)] === false);
  }

  private of({ fileId, language }: { fileId: number; language: string }): Promise<BranchLines> {
    let found = this.compiled.get(fileId);
    if (!found) this.compiled.set(fileId, (found = this.read(fileId, language)));
    return found;
  }

  private async read(fileId: number, language: string): Promise<BranchLines> {
    const lines = await this.lines(fileId);
    const { defined, undecided } = await this.givenTo(fileId, namesAsked(lines));
    const isDecided = decidedNames(lines);
    return {
      isCompiled: compiledLines(lines, language, defined),
      isOpen: openLines(lines, (name) => undecided.has(name) || isConfigured(name)),
      isUnsaid: openLines(lines, (name) => undecided.has(name) || !(isDecided(name) || defined.has(name))),
    };
  }

  /** What those files say of names, each for itself, that this one includes. */
  private async givenTo(fileId: number, names: ReadonlySet<string>): Promise<Given> {
    await this.code.prefetchNames([...names]);
    const includes = await this.code.included(fileId);
    const given: Given = { defined: new Map(), undecided: new Set() };
    for (const name of names) {
      const macros = (await this.code.declarations(name)).filter(({ kind }) => kind === "macro");
      for (const macro of macros.filter((d) => d.fileId !== fileId && includes(d.fileId))) {
        const { isCompiled, isOpen, lines } = await this.alone(macro);
        const line = nameLine(macro);
        if (isCompiled[line]) given.defined.set(name, VALUE.exec(lines[line])?.[1] ?? "");
        if (isOpen[line]) given.undecided.add(name);
      }
    }
    return given;
  }

  /** The lines of a file as if it included none. */
  private async alone({ fileId, language }: Declaration): Promise<AloneLines> {
    let found = this.byThemselves.get(fileId);
    if (!found) {
      found = this.lines(fileId).then((lines) => ({
        lines,
        isCompiled: compiledLines(lines, language),
        isOpen: openLines(lines, isConfigured),
      }));
      this.byThemselves.set(fileId, found);
    }
    return found;
  }

  private async lines(fileId: number): Promise<string[]> {
    const text = await this.code.text(fileId);
    return text?.lines(0, text.lineCount - 1).split("\n") ?? [];
  }
}

/** What included files define, with the values, and what only a configure script decides there. */
interface Given {
  defined: Map<string, string>;
  undecided: Set<string>;
}

interface AloneLines {
  lines: readonly string[];
  isCompiled: readonly boolean[];
  isOpen: readonly boolean[];
}

const VALUE = /#[ \t]*define[ \t]+\w+[ \t]+(.*)$/;

const nameLine = ({ source }: Declaration): number => decodeSymbolRanges(source.symbol.ranges).nameLine;
