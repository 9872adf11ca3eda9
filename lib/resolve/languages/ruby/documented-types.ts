/**
 * What a value is by the comment above what gives it: `@return`, `@param`, `@yieldparam`. The author says so and no
 * code does: it is taken where the code says nothing.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, isType, type Declaration } from "../../facts/declaration";
import { enclosingScope } from "../../facts/enclosing-scope";
import type { NameReader } from "../readers";
import { STANDARD } from "./asked-names";
import { constantSeen } from "./constants-seen";
import type { Inferred } from "./inferred";
import { parameterIn, returnedBy, yieldedBy, type TaggedType } from "./yard-tags";
import { blockOf } from "./yielded";

/** A tag, and the place from which its names are meant. */
interface Tagged {
  tag: TaggedType | null;
  file: CodeFile;
  scope: string;
}

export class DocumentedTypes {
  constructor(private readonly names: NameReader) {}

  /** The class of what a name stands for, or a call gives. */
  typeOf(file: CodeFile, at: number, chain: Chain): Promise<Inferred> {
    return this.find(file, at, false, chain);
  }

  /** The class of what such a list holds. */
  elementOf(file: CodeFile, at: number, chain: Chain): Promise<Inferred> {
    return this.find(file, at, true, chain);
  }

  private async find(file: CodeFile, at: number, isList: boolean, chain: Chain): Promise<Inferred> {
    const inner = chain.next(`documented ${file.id} ${at}`);
    const local = file.uses.local[at];
    const found = !inner ? null : local < 0 ? await this.given(file, at, inner) : await this.taken(file, local, inner);
    return found?.tag?.isList === isList ? this.typeNamed(found) : null;
  }

  private async given(file: CodeFile, at: number, chain: Chain): Promise<Tagged | null> {
    if (/^[\p{Lu}@$]/u.test(file.name(at))) return null;
    return this.tagged(await this.meant(file, at, chain), returnedBy);
  }

  /** What a method takes, or the block of a call. */
  private async taken(file: CodeFile, local: number, chain: Chain): Promise<Tagged | null> {
    const ordinal = file.uses.enclosing[local];
    const isOfBlock = file.lambdasAround(local).length > 0;
    if (!isOfBlock && (ordinal < 0 || !isFunction(file.kind(ordinal)))) return null;
    if (!isOfBlock) return this.tag(file, ordinal, (comment) => parameterIn(comment, file.name(local)));
    const block = await blockOf(this.names.code, file, local);
    if (!block) return null;
    return this.tagged(await this.meant(file, block.callee, chain), (comment) => yieldedBy(comment, block.place));
  }

  private async meant(file: CodeFile, at: number, chain: Chain): Promise<Declaration | null> {
    const { basis, declarations } = await this.names.occurrence(file, at, chain);
    const [d] = basis === "name" ? [] : declarations;
    if (!d || declarations.some(({ keyHash }) => keyHash !== d.keyHash)) return null;
    return isFunction(d.kind) || d.kind === "property" ? d : null;
  }

  private async tagged(d: Declaration | null, read: (comment: string) => TaggedType | null): Promise<Tagged | null> {
    const home = d && (await this.names.code.file(d.fileId));
    return home ? this.tag(home, d.ordinal, read) : null;
  }

  private async tag(
    file: CodeFile,
    ordinal: number,
    read: (comment: string) => TaggedType | null,
  ): Promise<Tagged | null> {
    const { docStartLine, docEndLine } = decodeSymbolRanges(file.symbols[ordinal].ranges);
    const text = docStartLine < 0 ? null : await this.names.code.text(file.id);
    const comment = text?.lines(docStartLine, docEndLine).replace(/\n\s*#/g, "\n") ?? "";
    return comment === "" ? null : { tag: read(comment), file, scope: enclosingScope(file, ordinal) ?? "" };
  }

  /** The class of this name that the modules around see, innermost first; "other" for a class of the language. */
  private async typeNamed({ tag, file, scope }: Tagged): Promise<Inferred> {
    if (tag === null) return null;
    const found = await constantSeen(this.names.code, file, scope, tag.path.split("::"));
    if (found.length > 0) return found.find((d) => isType(d.kind)) ?? null;
    return STANDARD.has(tag.path) ? "other" : null;
  }
}
