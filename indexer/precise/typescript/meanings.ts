/**
 * From the compiler's symbols to declared names: aliases followed, inside and outside of the repository told apart.
 */
import ts from "typescript";
import type { DeclaredPlace } from "../port";
import { ExpectedTypes } from "./expected-types";
import { passedOn } from "./passed-on";
import { nameOf, Places } from "./places";
import type { Sources } from "./sources";
import { UnlistedMembers } from "./unlisted-members";

/** What a name means: places inside, or that it lies outside. */
export interface NameMeaning {
  targets: readonly DeclaredPlace[];
  isOutside: boolean;
}

const OUTSIDE: NameMeaning = { targets: [], isOutside: true };
const MAX_ALIASES = 16;

const DECLARES_TYPE_ONLY = new Set([
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.TypeParameter,
  ts.SyntaxKind.JSDocTypedefTag,
  ts.SyntaxKind.JSDocCallbackTag,
]);
const declaresTypeOnly = (declaration: ts.Declaration): boolean => DECLARES_TYPE_ONLY.has(declaration.kind);
const declaresType = (declaration: ts.Declaration): boolean =>
  declaresTypeOnly(declaration) || ts.isClassLike(declaration) || ts.isEnumDeclaration(declaration);

export class Meanings {
  readonly expected: ExpectedTypes;
  readonly members: UnlistedMembers;
  private readonly places = new Map<ts.SourceFile, Places>();

  constructor(
    readonly checker: ts.TypeChecker,
    private readonly program: ts.Program,
    private readonly sources: Sources,
  ) {
    this.expected = new ExpectedTypes(checker);
    this.members = new UnlistedMembers(checker);
  }

  /**
   * What an alias stands for: an import, an export under another name, a `require`. Undefined where it leads nowhere.
   */
  followed(symbol: ts.Symbol): ts.Symbol | undefined {
    let at = symbol;
    for (let step = 0; step < MAX_ALIASES && at.flags & ts.SymbolFlags.Alias; step++) {
      const next = this.checker.getAliasedSymbol(at);
      if (this.checker.isUnknownSymbol(next) || next === at) return undefined;
      at = next;
    }
    return this.checker.isUnknownSymbol(at) ? undefined : at;
  }

  /**
   * Null when it means no declared name: unknown, a whole module, made by the compiler.
   * @param first a declaration that stands before the others
   */
  of(symbol: ts.Symbol, use: ts.Node, first?: ts.Declaration): NameMeaning | null {
    const target = this.followed(symbol);
    return target ? this.ofDeclarations(this.ordered(target.declarations ?? [], use, first)) : null;
  }

  ofDeclarations(declarations: readonly ts.Declaration[]): NameMeaning | null {
    const targets = new Map<string, DeclaredPlace>();
    let isOutside = false;
    for (const declaration of declarations.flatMap((one) => this.taken(one))) {
      if (this.isOutside(declaration)) isOutside = true;
      const name = nameOf(declaration);
      const place = name && this.place(name);
      if (!place) continue;
      const member = this.members.of(declaration)?.way;
      targets.set(`${place.path}:${place.line}:${place.column}`, member === undefined ? place : { ...place, member });
    }
    if (targets.size > 0) return { targets: [...targets.values()], isOutside: false };
    return isOutside ? OUTSIDE : null;
  }

  /** Where a declaration's name stands, if that is a file of the repository. */
  place(name: ts.Node): DeclaredPlace | null {
    const file = name.getSourceFile();
    const path = this.sources.pathOf(file.fileName);
    if (path === undefined) return null;
    let places = this.places.get(file);
    if (!places) this.places.set(file, (places = new Places(file.text)));
    return { path, ...places.at(name.getStart(file)) };
  }

  isInside(declaration: ts.Declaration): boolean {
    return this.sources.pathOf(declaration.getSourceFile().fileName) !== undefined;
  }

  /**
   * What only passes a value on is declared by the value, before itself: a shorthand property, `exports.a =
   * require("./a")`. A
   * value that only its function sees is left out.
   */
  taken(declaration: ts.Declaration, depth = 0): readonly ts.Declaration[] {
    const passed = depth > MAX_ALIASES ? undefined : passedOn(this.checker, declaration);
    const symbol = passed && this.followed(passed);
    const values = symbol?.declarations?.filter((one) => !ts.findAncestor(one.parent, ts.isFunctionLike)) ?? [];
    return [...values.flatMap((one) => this.taken(one, depth + 1)), declaration];
  }

  /**
   * The best first: those that fit a use as a value, or as a type. What a value cannot mean is no answer while
   * another declaration can.
   */
  private ordered(declarations: readonly ts.Declaration[], use: ts.Node, first?: ts.Declaration): ts.Declaration[] {
    const isType = namesType(use);
    const values = declarations.filter((declaration) => !declaresTypeOnly(declaration));
    const isMixed = values.length > 0 && values.length < declarations.length;
    if (!isType && isMixed && values.every((value) => this.isOutside(value))) return values;
    const fits = isType ? declaresType : (declaration: ts.Declaration) => !declaresTypeOnly(declaration);
    const rank = (declaration: ts.Declaration): number => (declaration === first ? 0 : fits(declaration) ? 1 : 2);
    return [...declarations].sort((a, b) => rank(a) - rank(b));
  }

  /**
   * In the language's library or an installed package; what is built below the root is neither inside nor outside.
   */
  isOutside(declaration: ts.Declaration): boolean {
    const file = declaration.getSourceFile();
    return this.program.isSourceFileDefaultLibrary(file) || file.fileName.includes("/node_modules/");
  }
}

/** In a type, but for the value whose type `typeof` takes. */
function namesType(use: ts.Node): boolean {
  let whole = use;
  while (ts.isQualifiedName(whole.parent)) whole = whole.parent;
  return !ts.isTypeQueryNode(whole.parent) && (ts.isPartOfTypeNode(use) || ts.isPartOfTypeNode(use.parent));
}
