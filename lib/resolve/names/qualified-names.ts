/** Names that are written with their scopes: `a::b::C`, `pkg.Name`. */
import { LEFT_CODES } from "../../format/occurrence-table";
import type { CodeFile } from "../facts/code-file";
import { rootOf } from "../facts/root-of";
import type { CodeIndex } from "../facts/code-index";
import { hasModifier, isScope, isType, type Declaration } from "../facts/declaration";
import { holderOf } from "../facts/declared-name";
import { RULES } from "../languages/registry";

/** Scopes that are looked at left of a name. */
const MAX_SCOPES = 20;
const NOT_A_NAME: ReadonlySet<string> = new Set(["crate", "self", "super"]);

export class QualifiedNames {
  constructor(private readonly code: CodeIndex) {}

  /** Declarations whose owners end with the scopes that stand left of an occurrence. */
  async endingIn(file: CodeFile, i: number): Promise<Declaration[]> {
    const { family, partialPaths } = RULES[file.language];
    const wanted = scopesBefore(file, i)
      .map((part) => `${part}.`)
      .join("");
    if (wanted === "") return [];
    return (await this.code.declarations(file.name(i))).filter((d) => {
      const holder = d.holder.replaceAll("/", ".");
      return (
        family.has(d.language) &&
        (holder === wanted || holder.endsWith(`.${wanted}`) || (partialPaths && holder.endsWith(wanted)))
      );
    });
  }

  /**
   * `Web.Logging.Log` in the namespace `Shop.Desk`: `Shop.Desk.Web.Logging.Log`, else `Shop.Web.Logging.Log`, else
   * what it says. Namespaces between need no declaration of their own.
   */
  async fromAround(file: CodeFile, i: number): Promise<Declaration[]> {
    const { family, openings } = RULES[file.language];
    if (openings !== "relative") return [];
    const path = scopesBefore(file, i)
      .map((scope) => `${scope}.`)
      .join("");
    const named = path === "" ? null : await this.code.named(file.name(i));
    if (named === null || named.all.length === 0) return [];
    for (let around = scopeAround(file, i); ; around = around.replace(/[^.]*\.$/, "")) {
      const found = named.where(holderOf, around + path).filter((d) => family.has(d.language));
      if (found.length > 0 || around === "") return ownCopy(file, found);
    }
  }

  /** `Web.Logging.Log` in an expression, where dots part scopes as they do members. */
  private async ofNamespace(file: CodeFile, i: number): Promise<Declaration[]> {
    return isPathOfNames(file, i) ? this.fromAround(file, i) : [];
  }

  /**
   * `com.harbour.Ship`, `com.harbour`: the type that is written with its whole package, or the package; none where
   * less or something else stands left of it.
   */
  async whole(file: CodeFile, i: number): Promise<Declaration[]> {
    const { family, sharedScope, openings } = RULES[file.language];
    if (openings === "relative") return (await this.ofNamespace(file, i)).filter((d) => isType(d.kind));
    if (sharedScope !== "package") return [];
    const scopes = scopesBefore(file, i);
    if (scopes.length === 0 || !scopes.every((scope) => /^\p{Ll}/u.test(scope))) return [];
    const name = file.name(i);
    if (!/^\p{Lu}/u.test(name)) {
      const packages = await this.code.declarations([...scopes, name].join("."));
      return packages.filter((d) => family.has(d.language) && d.kind === "package");
    }
    const path = scopes.map((scope) => `${scope}.`).join("");
    return (await this.code.declarations(name)).filter(
      (d) => family.has(d.language) && isType(d.kind) && d.holder === path,
    );
  }
}

/** What stands left of a name is a name in turn, and so on, and nothing else is. */
function isPathOfNames(file: CodeFile, i: number): boolean {
  const at = rootOf(file, i);
  return file.uses.left[at] === LEFT_CODES.none && file.uses.local[at] < 0;
}

/** Where a library is declared again in one file, names in it mean what that file declares. */
function ownCopy(file: CodeFile, found: Declaration[]): Declaration[] {
  const own = found.filter(({ fileId }) => fileId === file.id);
  return own.length > 0 && !own.some((d) => hasModifier(d, "partial")) ? own : found;
}

/** The scope of the namespace or type that a place stands in, empty at the top. */
function scopeAround(file: CodeFile, i: number): string {
  let around = file.uses.enclosing[i];
  while (around >= 0 && !isScope(file.kind(around)) && !isType(file.kind(around)))
    around = file.symbols[around].container;
  return around < 0 ? "" : file.scope(around);
}

/** The scopes written left of a name, outermost first. */
function scopesBefore(file: CodeFile, i: number): string[] {
  const scopes: string[] = [];
  for (let at = file.uses.left[i]; at >= 0 && scopes.length < MAX_SCOPES; at = file.uses.left[at])
    if (!NOT_A_NAME.has(file.name(at))) scopes.unshift(file.name(at));
  return scopes;
}
