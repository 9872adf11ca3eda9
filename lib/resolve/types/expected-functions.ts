/**
 * What a function literal takes that is passed to nothing, by what it is given to: a name or a member that is declared
 * with a function type, or a type that is written. Null where the source does not say it.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isFunction, type Declaration } from "../facts/declaration";
import type { TypeSite, ValueType } from "../facts/value-type";
import { TYPED } from "../../format/occurrence-table";
import { agreed } from "./agreed-types";
import { isRecord } from "../facts/standard-collections";
import { SEEN_THROUGH } from "./container-rules";
import { takenBehind } from "./function-type-arguments";
import type { HandedTypes } from "./handed-types";
import type { TypeSources } from "./type-sources";

type Receiver = () => Promise<ValueType | null>;
const NO_RECEIVER: Receiver = async () => null;

export class ExpectedFunctions {
  constructor(
    private readonly names: TypeSources,
    private readonly handed: HandedTypes,
    private readonly written: (site: TypeSite, chain: Chain, receiver: Receiver) => Promise<ValueType | null>,
  ) {}

  /** The type of the literal's parameter in a place. @param to what the literal is given to */
  async parameter(file: CodeFile, to: number, place: number, chain: Chain): Promise<ValueType | null> {
    if (file.role(to) === "type") return this.handed.byNamed({ file, at: to, isArray: false }, place, chain);
    const isKey = file.objectOf(to) >= 0;
    if (file.uses.local[to] === to && !isKey) return this.ofName(file, to, place, chain);
    const found = await this.names.occurrence(file, to, chain);
    const home = found.parameter ? await this.names.code.file(found.parameter.fileId) : file;
    const name = found.parameter?.at ?? found.local;
    if (home && name >= 0) return home.id === file.id && name === to ? null : this.ofName(home, name, place, chain);
    if (found.basis === "name") return null;
    const asked = found.declarations.map((d) => this.ofDeclaration(d, file, to, place, chain));
    return agreed(await Promise.all(asked)) ?? (isKey ? this.ofMapValue(file, to, place, chain) : null);
  }

  /** The literal is the value of a key, in an object that is given to a `Record<string, (by: Crew) => void>`. */
  private async ofMapValue(file: CodeFile, key: number, place: number, chain: Chain): Promise<ValueType | null> {
    let type = file.typedBy.related(file.objectOf(key), TYPED.givenTo);
    while (type >= 0 && SEEN_THROUGH.has(file.name(type))) type = file.argumentsOf(type)[0]?.at ?? -1;
    const [, value] = type >= 0 && isRecord(file.name(type)) ? file.argumentsOf(type) : [];
    if (!value || value.isArray) return null;
    if (file.uses.local[value.at] !== value.at) return this.handed.byNamed(value, place, chain);
    const taken = await takenBehind(this.names.code, file, value.at, place);
    return taken && this.written(taken, chain, NO_RECEIVER);
  }

  private ofName(file: CodeFile, at: number, place: number, chain: Chain): Promise<ValueType | null> {
    return this.handed.by({ file, at }, place, chain, NO_RECEIVER, undefined);
  }

  /** `onClose(by: Crew): void` says it by its own parameter. */
  private async ofDeclaration(d: Declaration, file: CodeFile, to: number, place: number, chain: Chain) {
    const home = await this.names.code.file(d.fileId);
    const own = home?.nameOccurrence(d.ordinal) ?? -1;
    if (!home || own < 0) return null;
    const isItself = home.id === file.id && own === to;
    if (isItself) return this.ofOwn(home, own, place, chain);
    if (!isFunction(d.kind)) return this.ofName(home, own, place, chain);
    return this.handed.byFunction(home, d.ordinal, place, chain, NO_RECEIVER);
  }

  /** `const open: Opening = (by) => …` says itself what the function takes. */
  private async ofOwn(file: CodeFile, name: number, place: number, chain: Chain): Promise<ValueType | null> {
    const [type = -1] = file.typedBy.get(name) ?? [];
    if (type >= 0 && file.role(type) === "type") return this.ofName(file, name, place, chain);
    const taken = file.takenBy(name, place);
    return taken ? this.written(taken, chain, NO_RECEIVER) : null;
  }
}
