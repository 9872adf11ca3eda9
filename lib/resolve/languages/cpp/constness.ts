/**
 * Which of two member functions of C++ that differ in `const` a call means: by whether what it is called on is const,
 * where the source says so plainly. What it does not say is left open; nothing is guessed here.
 */
import { LEFT_CODES, LEFT_FLAGS } from "../../../format/occurrence-table";
import type { SourceText } from "../../../format/source-text";
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { GIVES_TYPE_ARGUMENT } from "../../types/container-rules";
import { isFunction, isType, scopeOf, type Declaration } from "../../facts/declaration";
import { holderOf } from "../../facts/declared-name";
import { isForConst, parameterTypes } from "../../facts/disambiguator";
import type { OccurrenceReader, ValueTypeReader } from "../readers";
import { MAX_BEFORE_NAME, pointeeConst, valueConst, writtenBefore } from "./written-const";

/** Characters behind the name of a template that tell whether it is given something const. */
const MAX_ARGUMENT = 20;

type ValueReader = ValueTypeReader["ofValue"];

export class Constness {
  constructor(
    private readonly code: CodeIndex,
    private readonly occurrence: OccurrenceReader,
    private readonly ofValue: ValueReader,
  ) {}

  /** Of overloads that differ in `const`, those for what stands left; all of them where that is not plain. */
  async fitting(
    file: CodeFile,
    i: number,
    found: readonly Declaration[],
    chain: Chain,
  ): Promise<readonly Declaration[]> {
    if (!found.some(isForConst) || found.every(isForConst)) return found;
    const onConst = await this.ofReceiver(file, i, chain);
    if (onConst === null) return found;
    const parameters = (d: Declaration) => parameterTypes(d)?.join("-");
    const open = new Set(found.filter((d) => !isForConst(d)).map(parameters));
    const fits = found.filter((d) => (onConst ? isForConst(d) : !isForConst(d) || !open.has(parameters(d))));
    return fits.length > 0 ? fits : found;
  }

  /** Whether what stands left of a member is const; null where that is not plain. */
  private async ofReceiver(file: CodeFile, i: number, chain: Chain): Promise<boolean | null> {
    const left = file.uses.left[i];
    if (left === LEFT_CODES.expression || file.uses.leftFlags[i] & LEFT_FLAGS.indexed) return null;
    if (left < 0 || file.uses.leftFlags[i] & LEFT_FLAGS.scope) return constThis(file, file.uses.enclosing[i]);
    const text = await this.code.text(file.id);
    if (!text) return null;
    const [from, to] = [left, i].map((at) => text.offsetAt(file.uses.line[at], file.uses.column[at]));
    const between = text.slice(from + file.name(left).length, to).trimEnd();
    if (GIVES_TYPE_ARGUMENT.has(file.name(left)) && between.startsWith("<")) return /^<\s*const\b/.test(between);
    const behindPointer = between.endsWith("->");
    const named = await this.ofName(file, left, behindPointer, chain);
    return named ?? (behindPointer ? this.ofHandle(file, left, chain) : null);
  }

  /** Whether what a handle's own `operator->` hands out is const: with `T*` it is as const as the handle's `T`. */
  private async ofHandle(file: CodeFile, at: number, chain: Chain): Promise<boolean | null> {
    const value = await this.ofValue(file, at, chain);
    const [type] = value?.sort === "type" ? value.declarations : [];
    const [operator] = type ? (await this.code.named("operator->")).where(holderOf, scopeOf(type)) : [];
    const written = operator ? await this.writtenOf(operator) : null;
    if (written === null || value?.sort !== "type" || !/\*\s*$/.test(written)) return null;
    if (/\bconst\b/.test(written)) return true;
    const site = value.site;
    const text = site && (await this.code.text(site.file.id));
    const start = site && text ? text.offsetAt(site.file.uses.line[site.at], site.file.columnBehind(site.at)) : 0;
    return text ? /^\s*<\s*const\b/.test(text.slice(start, start + MAX_ARGUMENT)) : null;
  }

  /** Whether a named value is const, or with `behindPointer` what it points to. */
  private async ofName(file: CodeFile, at: number, behindPointer: boolean, chain: Chain): Promise<boolean | null> {
    const local = file.uses.local[at];
    if (local >= 0) {
      const written = await this.writtenAt(file, local);
      return written === null ? null : behindPointer ? pointeeConst(written) : valueConst(written);
    }
    const [declaration] = (await this.occurrence(file, at, chain)).declarations;
    if (!declaration || isType(declaration.kind)) return null;
    const written = await this.writtenOf(declaration);
    if (written === null) return null;
    if (behindPointer) return pointeeConst(written);
    const own = valueConst(written);
    const isPart = declaration.kind === "field" && !/[&*]\s*$/.test(written) && !/\bmutable\b|\bstatic\b/.test(written);
    return own === false && isPart ? this.ofReceiver(file, at, chain) : own;
  }

  private async writtenAt(file: CodeFile, name: number): Promise<string | null> {
    const text = await this.code.text(file.id);
    return text && beforeName(text, text.offsetAt(file.uses.line[name], file.uses.column[name]));
  }

  /** What stands before a declared name: its type, or that of its result. */
  private async writtenOf({ fileId, source, kind }: Declaration): Promise<string | null> {
    const text = await this.code.text(fileId);
    if (!text) return null;
    const { nameLine, nameColumn, signatureEndLine, signatureEndColumn } = decodeSymbolRanges(source.symbol.ranges);
    const name = text.offsetAt(nameLine, nameColumn);
    const behind = text.slice(name, text.offsetAt(signatureEndLine, signatureEndColumn));
    const trailing = isFunction(kind) ? /\)[^()]*->\s*([^{;]+)$/.exec(behind)?.[1] : undefined;
    return trailing ?? beforeName(text, name);
  }
}

/** The type written before the name at an offset, from as much of the text as that takes. */
function beforeName(text: SourceText, name: number): string {
  const from = Math.max(0, name - MAX_BEFORE_NAME);
  return writtenBefore(text.slice(from, name + 1), name - from);
}

/** Whether `this` is const: in a member function that says so. Null outside of member functions. */
function constThis(file: CodeFile, enclosing: number): boolean | null {
  for (let at = enclosing; at >= 0; at = file.symbols[at].container) {
    if (isType(file.kind(at))) return null;
    if (isFunction(file.kind(at))) return isForConst({ ...file.symbols[at], language: file.language });
  }
  return null;
}
