/**
 * Calls of what is no function: `value { … }` calls the value's `invoke`, `Ship { … }` that of the class's companion.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isFunction, isType, scopeOf, type Declaration } from "../facts/declaration";
import type { Resolution } from "../facts/resolution";
import { ofType, type ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";
import type { TypeSources } from "./type-sources";

/** The operators that a call may mean, and what they are called on. */
interface Invoked {
  declarations: readonly Declaration[];
  of: ValueType;
}

export class InvokedOperators {
  constructor(
    private readonly names: TypeSources,
    private readonly ofValue: (file: CodeFile, at: number, chain: Chain) => Promise<ValueType | null>,
  ) {}

  /** @param found what the called name means; null where that is called itself */
  async by(file: CodeFile, callee: number, found: Resolution, chain: Chain): Promise<Invoked | null> {
    if (RULES[file.language].callOperator === null || found.external) return null;
    const [type] = found.declarations;
    if (type && isType(type.kind)) return this.ofCompanion(type);
    if (found.declarations.some((d) => isFunction(d.kind) || isType(d.kind))) return null;
    return this.operatorsOf(await this.ofValue(file, callee, chain));
  }

  private async ofCompanion(type: Declaration): Promise<Invoked | null> {
    const { companion } = RULES[type.language];
    const scope = companion === null ? null : `${scopeOf(type)}${companion}.`;
    const objects = scope === null ? [] : await this.names.members.types.ofScope(scope, type.language);
    return objects.length > 0 ? this.operatorsOf(ofType(objects)) : null;
  }

  private async operatorsOf(type: ValueType | null): Promise<Invoked | null> {
    if (type?.sort !== "type") return null;
    const [{ language }] = type.declarations;
    const { callOperator } = RULES[language];
    if (callOperator === null) return null;
    const { members } = await this.names.members.find(scopeOf(type.declarations[0]), language, callOperator);
    return members.length > 0 ? { declarations: members, of: type } : null;
  }
}
