/**
 * What a call of a value gives that is declared with a function type, or with a type that can be called: not the type
 * of the value itself. Scripts only.
 */
import { TYPED } from "../../format/occurrence-table";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isType, scopeOf, type Declaration } from "../facts/declaration";
import { occurrenceFrom } from "../facts/offsets";
import { ofType, type TypeSite, type ValueType } from "../facts/value-type";
import { agreed } from "./agreed-types";
import { CALL_SIGNATURE } from "./lambda-takers";
import { MAX_FUNCTION_TYPE, returnIn, signatureIn } from "./return-types";
import type { TypeSources } from "./type-sources";

type Receiver = () => Promise<ValueType | null>;

/** Signatures of one type that are looked at. */
const MAX_SIGNATURES = 40;
const ANNOTATES = /^\s*[?!]?\s*:\s*/;

export class CalledValues {
  constructor(
    private readonly names: TypeSources,
    private readonly written: (site: TypeSite, chain: Chain, receiver: Receiver) => Promise<ValueType | null>,
  ) {}

  /**
   * Undefined where a value is not known to be declared so.
   * @param name the occurrence that declares the value; @param call of it, which may say its type parameters
   */
  async given(
    file: CodeFile,
    name: number,
    chain: Chain,
    receiver: Receiver,
    call?: TypeSite["call"],
  ): Promise<ValueType | null | undefined> {
    const [type = -1, how] = file.typedBy.get(name) ?? [];
    if (type >= 0 && (how !== TYPED.byType || file.role(type) !== "type")) return undefined;
    const text = await this.names.code.text(file.id);
    const behind = text ? text.offsetAt(file.uses.line[name], file.columnBehind(name)) : 0;
    const annotation = ANNOTATES.exec(text?.slice(behind, behind + MAX_FUNCTION_TYPE) ?? "");
    if (!text || !annotation) return undefined;
    if (type < 0) {
      const start = behind + annotation[0].length;
      const signature = signatureIn(text.slice(start, start + MAX_FUNCTION_TYPE), call?.file.uses.arity[call.at] ?? 0);
      const found = await this.returned(file, name, start + signature, chain, receiver, call);
      return found ?? undefined;
    }
    const found = await this.names.occurrence(file, type, chain);
    const declared = found.basis === "name" ? undefined : found.declarations.find((d) => isType(d.kind));
    if (declared?.kind !== "interface" && declared?.kind !== "type_alias") return undefined;
    const own = async () => ofType(found.declarations, { file, at: type, isArray: false });
    return this.ofType(declared, chain, own);
  }

  private async ofType(type: Declaration, chain: Chain, receiver: Receiver): Promise<ValueType | null | undefined> {
    const { members } = await this.names.members.find(scopeOf(type), type.language, CALL_SIGNATURE);
    if (members.length > 0) {
      const all = members.slice(0, MAX_SIGNATURES).map((signature) => this.ofSignature(signature, chain, receiver));
      const said = await Promise.all(all);
      return said.every((each) => each !== null) ? agreed(said) : null;
    }
    const home = type.kind === "type_alias" ? await this.names.code.file(type.fileId) : null;
    const own = home?.nameOccurrence(type.ordinal) ?? -1;
    if (!home || own < 0 || home.typedBy.has(own)) return undefined;
    const text = await this.names.code.text(home.id);
    const behind = text ? text.offsetAt(home.uses.line[own], home.columnBehind(own)) : 0;
    const start = /^\s*(?:<[^=]*(?:=[^>=][^=]*)*>)?\s*=\s*/.exec(text?.slice(behind, behind + MAX_FUNCTION_TYPE) ?? "");
    return start
      ? ((await this.returned(home, own, behind + start[0].length, chain, receiver)) ?? undefined)
      : undefined;
  }

  private async ofSignature(signature: Declaration, chain: Chain, receiver: Receiver): Promise<ValueType | null> {
    const home = await this.names.code.file(signature.fileId);
    const text = home && (await this.names.code.text(home.id));
    if (!home || !text) return null;
    const { startLine, startColumn } = decodeSymbolRanges(signature.source.symbol.ranges);
    const first = Math.max(home.firstWithin(signature.ordinal) - 1, -1);
    return this.returned(home, first, text.offsetAt(startLine, startColumn), chain, receiver);
  }

  /** @param before an occurrence before the function type, which begins at an offset */
  private async returned(
    file: CodeFile,
    before: number,
    start: number,
    chain: Chain,
    receiver: Receiver,
    call?: TypeSite["call"],
  ) {
    const text = await this.names.code.text(file.id);
    const found = text ? returnIn(text.slice(start, start + MAX_FUNCTION_TYPE)) : null;
    const at = text && found ? occurrenceFrom(file, text, before, start + found.at) : -1;
    return found && at >= 0 ? this.written({ file, at, isArray: found.isArray, call }, chain, receiver) : null;
  }
}
