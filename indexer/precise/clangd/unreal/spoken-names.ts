/**
 * The names that texts on Unreal Engine speak of and do not declare: types, enums with their values, macros. Pure; any
 * text gives names.
 */
import { ALL_CAPITALS, DECLARES_CLASS, DECLARES_DELEGATE, delegateArgument } from "../../../mask/c-macros";

/** Names of the engine, as far as texts show them. */
export interface SpokenNames {
  /** `UActorComponent` */
  types: readonly string[];
  /** `TSet<…>` */
  templates: readonly string[];
  /** `ECollisionChannel::ECC_Pawn`: values by the enum's name */
  enums: ReadonlyMap<string, ReadonlySet<string>>;
  /** macros with arguments, by name: whether each use of it is a statement or a declaration */
  macros: ReadonlyMap<string, boolean>;
  /** macros without arguments */
  words: readonly string[];
}

const COMMENT_OR_TEXT = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
/** Lines of the preprocessor, with those that go on behind a backslash. */
const DIRECTIVE = /^[ \t]*#(?:[^\n\\]|\\[\s\S])*/gm;
const DEFINED = /^[ \t]*#[ \t]*define[ \t]+(\w+)/gm;
const TOKEN = /[A-Za-z_]\w*|::|[^\s\w]/g;

const TYPE = /^[UAFISN][A-Z]\w*$/;
const TEMPLATE = /^T[A-Z]\w*$/;
const ENUM = /^E[A-Z]\w*$/;
/** `DECLARE_DELEGATE_OneParam` */
const MACRO = /^[A-Z][A-Z0-9]+_\w+$/;
const NAME = /^[A-Za-z_]\w*$/;
/** What stands in front of a statement or a declaration. */
const BEFORE_STATEMENT = new Set([undefined, ";", "{", "}", ")", ":"]);

export class NameListener {
  private readonly types = new Set<string>();
  private readonly templates = new Set<string>();
  private readonly enums = new Map<string, Set<string>>();
  private readonly macros = new Map<string, boolean>();
  private readonly words = new Set<string>();
  /** what the texts declare themselves */
  private readonly own = new Set<string>();

  /** Takes in one file. */
  read(text: string): void {
    const plain = text.replace(COMMENT_OR_TEXT, (found) => (found.startsWith("/") ? " " : '""'));
    for (const [, name] of plain.matchAll(DEFINED)) this.own.add(name);
    const tokens = plain.replace(DIRECTIVE, "").match(TOKEN) ?? [];
    tokens.forEach((token, at) => {
      if (!NAME.test(token)) return;
      if (isDeclared(tokens, at)) this.own.add(token);
      else this.hear(tokens, at);
    });
  }

  spoken(): SpokenNames {
    const others = (names: Iterable<string>): string[] => [...names].filter((name) => !this.own.has(name)).sort();
    return {
      types: others(this.types).filter((name) => !this.macros.has(name) && !ALL_CAPITALS.test(name)),
      templates: others(this.templates),
      enums: new Map(others(this.enums.keys()).map((name) => [name, this.enums.get(name) ?? new Set()])),
      macros: new Map(others(this.macros.keys()).map((name) => [name, this.macros.get(name) === true])),
      words: others(this.words).filter((name) => !this.macros.has(name)),
    };
  }

  private hear(tokens: readonly string[], at: number): void {
    const [before, token, next, second] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
    if (before === "." || (before === "::" && NAME.test(tokens[at - 2] ?? ""))) return;
    if (ALL_CAPITALS.test(token) || (MACRO.test(token) && next === "(")) {
      if (next !== "(") this.words.add(token);
      else this.macros.set(token, (this.macros.get(token) ?? true) && BEFORE_STATEMENT.has(before));
    } else if (TEMPLATE.test(token)) {
      if (next === "<") this.templates.add(token);
    } else if (ENUM.test(token)) {
      const values = this.enums.get(token) ?? new Set();
      this.enums.set(token, values);
      if (next === "::" && NAME.test(second ?? "")) values.add(second);
    } else if (TYPE.test(token) && next !== "(") this.types.add(token);
    else if (TYPE.test(token) && before === "new") this.types.add(token);
  }
}

/** `class API Name {`, `struct Name : Base`, `enum class Name`, `using Name =`, `typename Name`, a macro's class. */
function isDeclared(tokens: readonly string[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (before === "using" || before === "typename" || before === "namespace") return true;
  if (before === "class" && [",", ">", "="].includes(next)) return true;
  if (next === "{" || next === ":" || next === "final") return TYPE_WORDS.has(behindMark(tokens, at - 1));
  if (next === ";" || next === ",") return isTypedef(tokens, at) || isOfMacro(tokens, at);
  return next === ")" && isOfMacro(tokens, at);
}

const TYPE_WORDS: ReadonlySet<string | undefined> = new Set(["class", "struct", "enum", "union"]);

/** The word in front, past an export mark: `class YARD_API`. */
const behindMark = (tokens: readonly string[], at: number): string | undefined =>
  ALL_CAPITALS.test(tokens[at] ?? "") ? tokens[at - 1] : tokens[at];

function isTypedef(tokens: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= 0 && at - before < 24; before--) {
    if (tokens[before] === "typedef") return true;
    if (tokens[before] === ";" || tokens[before] === "{") return false;
  }
  return false;
}

/** `DECLARE_DELEGATE(FName)`, `DECLARE_EVENT(AOwner, FName)` */
function isOfMacro(tokens: readonly string[], at: number): boolean {
  let place = 0;
  for (let open = at - 1; open > 0 && at - open < 16; open--) {
    if (tokens[open] === ",") place++;
    if (tokens[open] !== "(") continue;
    const macro = tokens[open - 1];
    return DECLARES_DELEGATE.test(macro)
      ? place === delegateArgument(macro)
      : DECLARES_CLASS.test(macro) && place === 0;
  }
  return false;
}
