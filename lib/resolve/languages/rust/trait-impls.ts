/**
 * Rust's `impl Trait for Type` in another file than the type: what a file says of bases is kept with its own types, so
 * that such a block is found by who uses the trait's name, or the type's at the top of a file.
 */
import { USE_ROLES } from "../../../contract/vocabulary";
import { decodeReferencePost, type ReferenceUse } from "../../../format/reference-post";
import { fileOfSymbol } from "../../../format/symbol-id";
import type { RelationRecord } from "../../../db/read/type-relations";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isType, type Declaration } from "../../facts/declaration";
import type { UseRow } from "../../facts/named-uses";
import type { Resolution } from "../../facts/resolution";
import type { ForeignBlock, ForeignBlocks } from "../rules/inheritance-hooks";

/** What both ends of a block are written with. */
interface Block {
  file: CodeFile;
  trait: number;
  type: number;
}

const INHERIT = USE_ROLES.indexOf("inherit");
const TYPE = USE_ROLES.indexOf("type");

/** Files that are read for one trait or type. */
const MAX_FILES = 400;

export class TraitImpls implements ForeignBlocks {
  constructor(
    private readonly code: CodeIndex,
    private readonly occurrence: (file: CodeFile, i: number) => Promise<Resolution>,
  ) {}

  /**
   * Blocks whose trait has one of these names.
   * @param relations those that name them, as they are linked: a file with one for each use of the name has no other
   *   block
   */
  async ofTrait(names: readonly string[], relations: readonly RelationRecord[]): Promise<ForeignBlock[]> {
    const known = new Map<number, number>();
    for (const { childId } of relations) {
      const file = fileOfSymbol(Number(childId));
      known.set(file, (known.get(file) ?? 0) + 1);
    }
    const rows = await this.rows(names, (uses, row) => {
      const count = uses.filter(({ role }) => role === INHERIT).length;
      return count > (known.get(row.place.fileId) ?? 0);
    });
    const blocks = await this.blocks(rows, (name, { file, trait }) => file.name(trait) === name);
    return this.meant(blocks);
  }

  /** Blocks for a type, as far as they stand at the top of their files. */
  async forType(type: Declaration, names: readonly string[]): Promise<ForeignBlock[]> {
    const isHeader = ({ role, enclosing }: ReferenceUse) => role === TYPE && enclosing < 0;
    const rows = await this.rows(names, (uses, { place }) => place.fileId !== type.fileId && uses.some(isHeader));
    const blocks = await this.blocks(rows, (name, block) => block.file.name(block.type) === name);
    return (await this.meant(blocks)).filter((found) => found.type.keyHash === type.keyHash);
  }

  private async rows(
    names: readonly string[],
    fits: (uses: readonly ReferenceUse[], row: UseRow) => boolean,
  ): Promise<UseRow[]> {
    const all = (await Promise.all(names.map((name) => this.code.uses(name)))).flat();
    const rust = all.filter(({ place }) => place.language === "rust");
    return rust.filter((row) => fits(decodeReferencePost(row.post), row)).slice(0, MAX_FILES);
  }

  private async blocks(rows: readonly UseRow[], fits: (name: string, block: Block) => boolean): Promise<Block[]> {
    await this.code.prefetchFiles(rows.map(({ place }) => place.fileId));
    const found: Block[] = [];
    for (const { name, place } of rows) {
      const file = await this.code.file(place.fileId);
      if (file) found.push(...blocksIn(file).filter((block) => fits(name, block)));
    }
    return found;
  }

  private async meant(blocks: readonly Block[]): Promise<ForeignBlock[]> {
    const each = blocks.map(async ({ file, trait, type }) => {
      const found = await this.occurrence(file, type);
      const meant = found.basis === "name" ? undefined : found.declarations.find((d) => isType(d.kind));
      if (meant === undefined || meant.fileId === file.id) return [];
      const base = await this.occurrence(file, trait);
      if (base.external === null && (base.basis === "name" || base.declarations.length === 0)) return [];
      const written = { baseName: file.name(trait), relation: "implements", access: null, virtual: false };
      return [{ type: meant, trait: base, written, file }];
    });
    return (await Promise.all(each)).flat();
  }
}

function blocksIn(file: CodeFile): Block[] {
  const found: Block[] = [];
  for (let at = 0; at < file.uses.count; at++) {
    const site = file.uses.role[at] === INHERIT ? file.receiverOf(at) : null;
    if (site) found.push({ file, trait: at, type: site.at });
  }
  return found;
}
