/**
 * What the name of an argument means: `f(name = 1)`, `new A(name: 1)`, `@Tag(name = 1)`. It is a parameter of what is
 * called, or the property that stands for one; never anything that the scopes around the call know.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isType, scopeOf, type Declaration } from "../facts/declaration";
import { holderOf } from "../facts/declared-name";
import type { Members } from "../members/members";
import { parametersIn } from "../facts/parameters";
import { means, meansLocal, meansOutside, meansParameter, unknown, type Resolution } from "../facts/resolution";
import type { ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";

/** Functions of the name that is called of which the parameters are looked at. */
const MAX_CALLED = 40;

export class NamedArguments {
  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
    private readonly occurrence: (file: CodeFile, i: number, chain: Chain) => Promise<Resolution>,
    /** the type of what stands left of a member */
    private readonly receiver: (file: CodeFile, i: number, chain: Chain) => Promise<ValueType | null>,
  ) {}

  /** @param callee occurrence of what is called */
  async find(file: CodeFile, i: number, callee: number, chain: Chain): Promise<Resolution> {
    const called = await this.occurrence(file, callee, chain);
    const name = file.name(i);
    if (file.name(callee) === RULES[file.language].copyFunction && (called.external || called.basis === "name")) {
      const copied = await this.ofCopied(file, callee, name, chain);
      if (copied) return copied;
    }
    if (called.external) return meansOutside(called.external.specifier);
    const found: Resolution[] = [];
    for (const d of called.declarations.slice(0, MAX_CALLED)) {
      const meant = isType(d.kind)
        ? await this.ofType(file, d, name, called)
        : await this.ofFunction(file, d, name, called);
      if (meant && called.basis !== "name") return meant;
      if (meant) found.push(meant);
    }
    return found.length === 1 ? found[0] : unknown();
  }

  /** `point.copy(x = 1)`: the parameter has the name of what the constructor of the value's type declares. */
  private async ofCopied(file: CodeFile, callee: number, name: string, chain: Chain): Promise<Resolution | null> {
    const value = file.uses.left[callee] >= 0 ? await this.receiver(file, callee, chain) : null;
    if (value?.sort !== "type" || value.isGuess) return null;
    for (const type of value.declarations) {
      const { members } = await this.members.find(scopeOf(type), type.language, name);
      const own = members.filter((d) => d.holder === scopeOf(type) && !isFunction(d.kind) && !isType(d.kind));
      if (own.length > 0) return means(own, "receiver");
    }
    return null;
  }

  private async ofType(
    file: CodeFile,
    type: Declaration,
    name: string,
    called: Resolution,
  ): Promise<Resolution | null> {
    const scope = scopeOf(type);
    const { members } = await this.members.find(scope, type.language, name);
    const properties = members.filter((d) => !isFunction(d.kind) && !isType(d.kind));
    const { constructorName } = RULES[type.language];
    const makers = constructorName
      ? (await this.members.find(scope, type.language, constructorName)).members
      : (await this.code.named(type.name)).where(holderOf, scope).filter((d) => d.kind === "constructor");
    for (const d of [...makers, type]) {
      const meant = await this.ofFunction(file, d, name, called);
      if (meant) return meant;
    }
    return properties.length > 0 ? means(properties, called.basis) : null;
  }

  private async ofFunction(
    file: CodeFile,
    d: Declaration,
    name: string,
    { basis }: Resolution,
  ): Promise<Resolution | null> {
    if (!isFunction(d.kind) && !isType(d.kind)) return null;
    const home = await this.code.file(d.fileId);
    const at = home ? parametersIn(home, d.ordinal).find((each) => home.name(each) === name) : undefined;
    if (!home || at === undefined) return null;
    return home.id === file.id ? meansLocal(at) : meansParameter(home.id, at, basis);
  }
}
