/**
 * Which symbols are private to their file, so that two such symbols with one name have different keys: every program
 * of a repository has its own `main`. Only symbols without a declaration elsewhere: a symbol that is declared in one
 * file and defined in another has one key.
 */
import type { SymbolFact } from "../model";

/** Whether other files of a repository may have a symbol of the same name and owner that is another one. */
export type PrivateNameRule = (symbol: SymbolFact, symbols: readonly SymbolFact[]) => boolean;

/** How the name of a nameless namespace is written by extraction. */
const ANONYMOUS = "(anonymous)";

const isAtTop = ({ container, qualifier }: SymbolFact): boolean => container < 0 && qualifier === null;

/** `static` outside of types, a namespace without a name, the function that a program starts with. */
export const privateInC: PrivateNameRule = (symbol, symbols) => {
  if (symbol.kind === "namespace") return symbol.name === ANONYMOUS;
  if (symbol.qualifier !== null) return false;
  if (symbol.kind === "function" && symbol.container < 0 && ENTRIES_OF_C.has(symbol.name)) return true;
  if (!symbol.modifiers.includes("static")) return false;
  return symbol.container < 0 || symbols[symbol.container].kind === "namespace";
};

const ENTRIES_OF_C: ReadonlySet<string> = new Set(["main", "wmain", "_tmain", "WinMain", "wWinMain", "DllMain"]);

/** A package may have any number of `init`, and a folder any number of programs that are run file by file. */
export const privateInGo: PrivateNameRule = ({ kind, name }) =>
  kind === "function" && (name === "init" || name === "main" || name === "_");

const inPackage = ({ container }: SymbolFact, symbols: readonly SymbolFact[]): boolean =>
  container < 0 || symbols[container].kind === "package";

export const privateInKotlin: PrivateNameRule = (symbol, symbols) =>
  inPackage(symbol, symbols) &&
  (symbol.modifiers.includes("private") || (symbol.kind === "function" && symbol.name === "main"));

/** Methods outside of modules are no module's: each script has its own. */
export const privateInRuby: PrivateNameRule = (symbol) =>
  isAtTop(symbol) && (symbol.kind === "method" || symbol.kind === "function");

/** Functions without a namespace: a script's own, or what stands in for one that is missing. */
export const privateInPhp: PrivateNameRule = (symbol) => isAtTop(symbol) && symbol.kind === "function";
