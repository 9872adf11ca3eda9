/**
 * Parameters of C++ by what their types stand for: `key_type` may be anything that a template is made for, and a literal is passed to it
 * as well as to `auto`. What an alias stands for is followed where the index holds it; otherwise the parameter is open.
 */
import { decodeSymbolRanges } from "../db/symbol-ranges";
import type { CodeIndex } from "./code-index";
import { hasModifier, parameterTypes, type Declaration } from "./declaration";
import { holderOf } from "./declared-name";
import { writtenParameters } from "./default-arguments";
import type { Members } from "./members";
import { isNumber, POINTER } from "./parameter-fit";

/** An overload and its parameters. */
export interface Taking {
  declaration: Declaration;
  parameters: readonly string[];
}

/** A parameter that takes anything. */
const OPEN = "_";
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
      const parameters: string[] = [];
      const head = await this.headOf(declaration);
      for (const name of parameterTypes(declaration) ?? [])
        parameters.push(isDeclaredIn(head, name) ? OPEN : await this.typeOf(name, declaration));
      found.push({ declaration, parameters: await this.withPointers(declaration, parameters) });
    }
    return found;
  }

  /** The mark of a pointer behind each number that a parameter points to. */
  private async withPointers(declaration: Declaration, parameters: readonly string[]): Promise<readonly string[]> {
    if (declaration.language !== "cpp" || !parameters.some(isNumber)) return parameters;
    const written = await writtenParameters(this.code, declaration);
    return parameters.map((name, at) => (isNumber(name) && IS_POINTER.test(written[at] ?? "") ? name + POINTER : name));
  }

  /** What stands before the name of a template: its parameters, and those of the type that it is a member of. */
  private async headOf(declaration: Declaration): Promise<string> {
    if (declaration.language !== "cpp" || !hasModifier(declaration, "template")) return "";
    const text = await this.code.text(declaration.fileId);
    const ranges = decodeSymbolRanges(declaration.source.symbol.ranges);
    return text?.between(ranges.startLine, ranges.startColumn, ranges.nameLine, ranges.nameColumn) ?? "";
  }

  private async typeOf(written: string, { language, holder }: Declaration): Promise<string> {
    const name = written.replace(MOVED, "");
    if (language !== "cpp" || name === "") return written;
    const named = await this.code.named(name);
    const [alias] = named.where(holderOf, holder).filter(({ kind }) => kind === "type_alias");
    if (!alias) return written;
    const types = await this.members.unaliased(alias);
    return types === null ? OPEN : types[0].name + (written === name ? "" : MOVED);
  }
}

const isDeclaredIn = (head: string, name: string): boolean =>
  head !== "" && /^\w+$/.test(name) && new RegExp(`\\b(?:typename|class)\\s*(?:\\.{3}\\s*)?${name}\\b`).test(head);
