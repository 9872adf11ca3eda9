/**
 * A parameter is what the calls of its method pass: `def fit(block)` with `fit(Block.new)`. It is of a class where all
 * calls whose argument is known pass an object of it. That is inferred: others may call it, too.
 */
import { MAX_BEHIND_NAME } from "../../facts/arguments";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, isType } from "../../facts/declaration";
import { occurrenceBeginning } from "../../facts/offsets";
import { parametersIn } from "../../facts/parameters";
import { enclosingScope } from "../../facts/enclosing-scope";
import type { NameReader } from "../readers";
import { agreedOn } from "./agreed-on";
import { isOfLibrary } from "./asked-names";
import { argumentOf, argumentsBehindCall, lastStepOf } from "./call-arguments";
import type { Inferred, InferredReader } from "./inferred";

/** Calls of one method that are read. */
const MAX_CALLS = 40;

/** What calls pass that mean a method, and those that may mean it. */
interface Passed {
  readonly meant: readonly Inferred[];
  readonly possible: readonly Inferred[];
}

const NOTHING: Passed = { meant: [], possible: [] };

interface Parameter {
  ordinal: number;
  place: number;
  key: string | null;
}

export class PassedValues {
  /** by file and parameter */
  private readonly known = new Map<string, Inferred>();

  constructor(
    private readonly names: NameReader,
    private readonly typeOf: InferredReader,
  ) {}

  /** What a local is that a method takes; null for any other, and where no call tells it. */
  async ofLocal(file: CodeFile, local: number, chain: Chain): Promise<Inferred> {
    return local < 0 ? null : this.ofParameter(file, local, chain);
  }

  private async ofParameter(file: CodeFile, local: number, chain: Chain): Promise<Inferred> {
    const id = `${file.id} ${local}`;
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const inner = chain.next(`passed ${id}`);
    const parameter = inner && (await this.parameterOf(file, local));
    if (!inner || !parameter) return null;
    const { meant, possible } = await this.passed(file, parameter, inner);
    const told = agreedOn(meant);
    // of whom nothing is known may call it, too: `visitor.visit_sail(self)`
    const perhaps = meant.length > 0 ? told : agreedOn(possible);
    const found = perhaps === "other" ? told : perhaps;
    if (!inner.isCut) this.known.set(id, found);
    return found;
  }

  /**
   * Which parameter of its method a local is; null for one that takes the rest or is assigned later, and for others.
   */
  private async parameterOf(file: CodeFile, local: number): Promise<Parameter | null> {
    const { uses } = file;
    const ordinal = uses.enclosing[local];
    if (ordinal < 0 || !isFunction(file.kind(ordinal)) || file.lambdasAround(local).length > 0) return null;
    const place = parametersIn(file, ordinal).indexOf(local);
    const text = place < 0 ? null : await this.names.code.text(file.id);
    if (!text) return null;
    const start = text.offsetAt(uses.line[local], uses.column[local]);
    const end = start + file.name(local).length;
    if (/[*&]$/.test(text.slice(start - 1, start))) return null;
    for (let at = local + 1; at < uses.count && uses.enclosing[at] === ordinal; at++)
      if (uses.local[at] === local && file.role(at) === "write") return null;
    const isKey = /^:(?!:)/.test(text.slice(end, end + 2));
    return { ordinal, place, key: isKey ? file.name(local) : null };
  }

  /** What each call of a method passes to a parameter; nothing where there are too many. */
  private async passed(home: CodeFile, parameter: Parameter, chain: Chain): Promise<Passed> {
    const { name, keyHash } = home.symbols[parameter.ordinal];
    const isMaker = home.kind(parameter.ordinal) === "constructor";
    const container = home.symbols[parameter.ordinal].container;
    const asked = !isMaker ? name : container < 0 ? null : home.symbols[container].name;
    if (asked === null) return NOTHING;
    const rows = (await this.names.code.uses(asked)).filter(({ place }) => place.repositoryId === home.repositoryId);
    if (rows.reduce((sum, { count }) => sum + count, 0) > (isMaker ? 4 : 1) * MAX_CALLS) return NOTHING;
    await this.names.code.prefetchFiles(rows.map(({ place }) => place.fileId));
    const found: { meant: Inferred[]; possible: Inferred[] } = { meant: [], possible: [] };
    const maybe = isMaker || isOfLibrary(asked) ? null : found.possible;
    for (const { place } of rows) {
      const file = await this.names.code.file(place.fileId);
      if (!file || file.language !== home.language) continue;
      for (let at = 0; at < file.uses.count; at++) {
        const call = file.name(at) === asked ? (isMaker ? madeBy(file, at) : at) : -1;
        if (call < 0 || file.uses.arity[call] < 0 || file.uses.symbol[call] >= 0) continue;
        const { declarations, basis } = await this.names.occurrence(file, call, chain);
        if (!declarations.some((d) => d.keyHash === keyHash)) continue;
        const list = basis === "name" ? maybe : found.meant;
        list?.push(await this.argument(file, call, parameter, chain));
        if (found.meant.length + found.possible.length > MAX_CALLS) return NOTHING;
      }
    }
    return found;
  }

  private async argument(file: CodeFile, call: number, parameter: Parameter, chain: Chain): Promise<Inferred> {
    const text = await this.names.code.text(file.id);
    const end = text?.offsetAt(file.uses.line[call], file.columnBehind(call)) ?? 0;
    const given = argumentsBehindCall(text?.slice(end, end + MAX_BEHIND_NAME) ?? "");
    const argument = given ? argumentOf(given, parameter) : undefined;
    if (!text || !argument || argument.text === "nil") return null;
    if (argument.text === "self") return this.self(file, call);
    if (/^["':[{\d%/]|^(?:true|false)$|^->/.test(argument.text)) return "other";
    const step = lastStepOf(argument.text);
    const at = step < 0 ? -1 : occurrenceBeginning(file, text, end + argument.start + step);
    if (at < 0) return null;
    return this.typeOf(file, at, chain);
  }

  private async self(file: CodeFile, at: number): Promise<Inferred> {
    const scope = enclosingScope(file, file.uses.enclosing[at]);
    const [type] = scope === null ? [] : await this.names.members.types.ofScope(scope, file.language);
    return type && isType(type.kind) ? type : "other";
  }
}

/** `Ship.new` behind the class's name; -1 for any other use of it. */
const madeBy = (file: CodeFile, at: number): number =>
  at + 1 < file.uses.count && file.uses.left[at + 1] === at && file.name(at + 1) === "new" ? at + 1 : -1;
