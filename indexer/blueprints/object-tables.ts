/**
 * The tables of objects of a package: what it uses from elsewhere (imports) and what it holds (exports). Entries of
 * one version have one size, so an entry is read where it lies, when it is asked for.
 */
import { ByteCursor } from "./byte-cursor";
import { NAME_BYTES, type NameTable } from "./name-table";
import { broken } from "./asset-refused";
import type { PackageSummary, TablePlace } from "./summary";
import { UE4, UE5 } from "./versions";

/** Index of an object: an export above 0, an import below, 0 for none. */
type ObjectIndex = number;

interface ImportedObject {
  className: string;
  outer: ObjectIndex;
  name: string;
}

interface ExportedObject {
  class: ObjectIndex;
  super: ObjectIndex;
  outer: ObjectIndex;
  name: string;
}

/** Objects inside objects that are followed: real ones are a few levels deep. */
const MAX_DEPTH = 32;

export class ObjectTables {
  private readonly importSize: number;
  private readonly exportSize: number;

  constructor(
    private readonly bytes: Buffer,
    private readonly summary: PackageSummary,
    private readonly names: NameTable,
  ) {
    this.importSize = importSizeOf(summary);
    this.exportSize = exportSizeOf(summary);
    fits(summary.imports, this.importSize, bytes.length, "imports");
    fits(summary.exports, this.exportSize, bytes.length, "exports");
  }

  get importCount(): number {
    return this.summary.imports.count;
  }

  get exportCount(): number {
    return this.summary.exports.count;
  }

  /** @param index from 0 */
  import(index: number): ImportedObject {
    const input = this.at(this.summary.imports, this.importSize, index);
    input.skip(NAME_BYTES);
    const className = this.names.read(input);
    const outer = input.i32();
    return { className, outer, name: this.names.read(input) };
  }

  /** @param index from 0 */
  export(index: number): ExportedObject {
    const input = this.at(this.summary.exports, this.exportSize, index);
    const [classIndex, superIndex] = [input.i32(), input.i32()];
    if (this.summary.ue4 >= UE4.TEMPLATE_INDEX) input.skip(4);
    const outer = input.i32();
    return { class: classIndex, super: superIndex, outer, name: this.names.read(input) };
  }

  /** Name of an object; null for none. */
  nameOf(index: ObjectIndex): string | null {
    if (index === 0) return null;
    return index < 0 ? this.import(-index - 1).name : this.export(index - 1).name;
  }

  /**
   * `/Script/Module.Class` of an imported object, `/Game/Folder/Asset.Asset_C:Inner` of an inner one; null for none.
   */
  pathOf(index: ObjectIndex, depth = 0): string | null {
    if (index >= 0 || depth > MAX_DEPTH) return null;
    const { outer, name } = this.import(-index - 1);
    if (outer === 0) return name;
    const holder = this.pathOf(outer, depth + 1);
    if (holder === null) return null;
    return `${holder}${holder.includes(":") ? "." : holder.includes(".") ? ":" : "."}${name}`;
  }

  private at({ count, offset }: TablePlace, size: number, index: number): ByteCursor {
    if (index < 0 || index >= count) throw broken(`an object is said to be number ${index} of ${count}`);
    return new ByteCursor(this.bytes, offset + index * size);
  }
}

function fits({ count, offset }: TablePlace, size: number, length: number, what: string): void {
  if (count > 0 && (offset > length || count * size > length - offset))
    throw broken(`it claims ${count} ${what} at byte ${offset} of ${length}`);
}

function importSizeOf({ ue4, ue5, editorOnlyFiltered }: PackageSummary): number {
  const packageName = ue4 >= UE4.NON_OUTER_IMPORTS && !editorOnlyFiltered ? NAME_BYTES : 0;
  return 3 * NAME_BYTES + 4 + packageName + (ue5 >= UE5.OPTIONAL_RESOURCES ? 4 : 0);
}

function exportSizeOf({ ue4, ue5 }: PackageSummary): number {
  let size = 3 * 4 + NAME_BYTES + 4;
  if (ue4 >= UE4.TEMPLATE_INDEX) size += 4;
  size += ue4 >= UE4.EXPORT_SIZES_64_BIT ? 16 : 8;
  size += 3 * 4;
  if (ue5 < UE5.NO_EXPORT_GUID) size += 16;
  if (ue5 >= UE5.EXPORT_IS_INHERITED) size += 4;
  size += 4;
  if (ue4 >= UE4.LOAD_FOR_EDITOR_GAME) size += 4;
  if (ue4 >= UE4.COOKED_ASSETS_IN_EDITOR) size += 4;
  if (ue5 >= UE5.OPTIONAL_RESOURCES) size += 4;
  if (ue4 >= UE4.PRELOAD_DEPENDENCIES) size += 5 * 4;
  if (ue5 >= UE5.SCRIPT_OFFSETS) size += 16;
  return size;
}
