/**
 * Parameters of C++ by what their types stand for: `key_type` may be anything that a template is made for, and a
 * literal is passed to it as well as to `auto`. What an alias stands for is followed where the index holds it;
 * otherwise the parameter is open.
 */
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { CodeIndex } from "../facts/code-index";
import { hasModifier, type Declaration } from "../facts/declaration";
import { parameterTypes } from "../facts/disambiguator";
import { holderOf } from "../facts/declared-name";
import { writtenParameters } from "../facts/default-arguments";
import type { Members } from "../members/members";
import { ANYTHING, isPointee, isPrimitive, POINTER, UNKNOWN } from "./parameter-fit";
import { RULES } from "../languages/registry";

/** An overload and its parameters. */
export interface Taking {
  declaration: Declaration;
  parameters: readonly string[];
}

/** What a parameter's name carries behind that of its type. */
const MOVED = "&&";

/** `char const* text`, `int* numbers = nullptr`, and no `*` of a value behind it */
const IS_POINTER = /^[^=]*[*[]/;

export class ParameterAliases {
  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
  ) {}

  /** The overloads with their parameters' types, without aliases. */
  async unfolded(overloads: readonly Declaration[]): Promise<Taking[]> {
    const found: Taking[] = [];
    for (const declaration of overloads) {
      const parameters = parameterTypes(declaration) ?? [];
      const { aliasedParameters } = RULES[declaration.language];
      found.push({
        declaration,
        parameters: aliasedParameters ? await this.meant(declaration, parameters) : parameters,
      });
    }
    return found;
  }

  private async meant(declaration: Declaration, names: readonly string[]): Promise<readonly string[]> {
    const parameters: string[] = [];
    const head = await this.headOf(declaration);
    for (const name of names)
      parameters.push(isDeclaredIn(head, name) ? ANYTHING : await this.typeOf(name, declaration));
    return this.withPointers(declaration, parameters);
  }

  /** The mark of a pointer behind each number or character that a parameter points to. */
  private async withPointers(declaration: Declaration, parameters: readonly string[]): Promise<readonly string[]> {
    if (!parameters.some(isPointee)) return parameters;
    const written = await writtenParameters(this.code, declaration);
    return parameters.map((name, at) =>
      isPointee(name) && IS_POINTER.test(written[at] ?? "") ? name + POINTER : name,
    );
  }

  /** What stands before the name of a template: its parameters, and those of the type that it is a member of. */
  private async headOf(declaration: Declaration): Promise<string> {
    if (!hasModifier(declaration, "template")) return "";
    const text = await this.code.text(declaration.fileId);
    const ranges = decodeSymbolRanges(declaration.source.symbol.ranges);
    return text?.between(ranges.startLine, ranges.startColumn, ranges.nameLine, ranges.nameColumn) ?? "";
  }

  private async typeOf(written: string, { holder, repositoryId }: Declaration): Promise<string> {
    const name = written.replace(MOVED, "");
    if (name === "") return written;
    const named = await this.code.named(name);
    const isAlias = ({ kind }: Declaration) => kind === "type_alias";
    const [member] = named.where(holderOf, holder).filter(isAlias);
    // somebody's own `size_t` is a number, too
    if (!member && isPrimitive(name)) return written;
    const reach = await this.code.reachOf(repositoryId);
    const seen = named.all.filter((d) => reach.has(d.repositoryId));
    const alias = member ?? (seen.every(isAlias) ? seen.at(0) : undefined);
    if (!alias) return written;
    const types = await this.members.types.unaliased(alias);
    if (types === null) return member ? ANYTHING : UNKNOWN;
    return types[0].name + (written === name ? "" : MOVED);
  }
}

const isDeclaredIn = (head: string, name: string): boolean =>
  head !== "" && /^\w+$/.test(name) && new RegExp(`\\b(?:typename|class)\\s*(?:\\.{3}\\s*)?${name}\\b`).test(head);
