/**
 * The first part of a package: its versions, and where its tables lie. Refuses what is no package, what was cooked,
 * and versions that it does not know: a wrong guess here would read noise as names.
 */
import type { ByteCursor } from "./byte-cursor";
import { AssetRefused, broken } from "./asset-refused";
import { FILTERS_EDITOR_ONLY, UE4, UE5 } from "./versions";

/** Where a table lies. */
export interface TablePlace {
  count: number;
  offset: number;
}

export interface PackageSummary {
  ue4: number;
  /** 0 for a package of Unreal Engine 4 */
  ue5: number;
  editorOnlyFiltered: boolean;
  /** bytes of everything before the objects themselves */
  headerSize: number;
  /** as it was saved; empty or `None` in Unreal Engine 4 */
  packageName: string;
  names: TablePlace;
  exports: TablePlace;
  imports: TablePlace;
  /** offset of the tags for the asset registry; 0 for none */
  registry: number;
  /** `5.1.1`; null for a build from source that does not say it */
  engine: string | null;
}

const MAGIC = 0x9e2a83c1;
const NEWEST_LEGACY = -9;
const OLDEST_LEGACY = -2;
const GUID = 16;

export function readSummary(input: ByteCursor): PackageSummary {
  const { legacy, ue4, ue5 } = readVersions(input);
  let headerSize = 0;
  if (ue5 >= UE5.SAVED_HASH) {
    input.skip(20);
    headerSize = input.i32();
  }
  skipCustomVersions(input, legacy);
  if (ue5 < UE5.SAVED_HASH) headerSize = input.i32();
  const packageName = input.text();
  const editorOnlyFiltered = (input.u32() & FILTERS_EDITOR_ONLY) !== 0;
  const names = place(input);
  if (ue5 >= UE5.SOFT_OBJECT_PATHS) input.skip(8);
  if (!editorOnlyFiltered && ue4 >= UE4.LOCALIZATION_ID) input.skipText();
  if (ue4 >= UE4.GATHERABLE_TEXT) input.skip(8);
  const exports = place(input);
  const imports = place(input);
  skipPlaces(input, ue4, ue5, editorOnlyFiltered);
  const engine = readEngine(input, ue4);
  const registry = readRegistryPlace(input, legacy);
  return { ue4, ue5, editorOnlyFiltered, headerSize, packageName, names, exports, imports, registry, engine };
}

function readVersions(input: ByteCursor): { legacy: number; ue4: number; ue5: number } {
  if (input.left < 4 || input.u32() !== MAGIC) throw broken("it does not start as a package does");
  const legacy = input.i32();
  if (legacy < NEWEST_LEGACY || legacy > OLDEST_LEGACY)
    throw new AssetRefused("bad_asset", `Its package format ${legacy} is not known here.`);
  if (legacy !== -4) input.skip(4);
  const ue4 = input.i32();
  const ue5 = legacy <= -8 ? input.i32() : 0;
  input.skip(4);
  if (ue4 === 0 && ue5 === 0)
    throw new AssetRefused("bad_asset", "It was cooked for a game: such packages do not say their versions.");
  if (ue4 < UE4.OLDEST || ue4 > UE4.NEWEST || ue5 > UE5.NEWEST || (ue5 !== 0 && ue5 < 1000))
    throw new AssetRefused("bad_asset", `Its versions ${ue4} and ${ue5} are not known here; up to 5.7 are read.`);
  return { legacy, ue4, ue5 };
}

/** Versions of parts of the engine, in three layouts. */
function skipCustomVersions(input: ByteCursor, legacy: number): void {
  const size = legacy === -2 ? 8 : GUID + 4;
  const count = input.count(size, "custom versions");
  if (legacy === -2 || legacy <= -6) return input.skip(count * size);
  for (let i = 0; i < count; i++) {
    input.skip(size);
    input.skipText();
  }
}

function place(input: ByteCursor): TablePlace {
  const count = input.i32();
  const offset = input.i32();
  if (count < 0 || offset < 0) throw broken(`a table claims ${count} entries at byte ${offset}`);
  return { count, offset };
}

/** What lies between the tables' places and the engine's version. */
function skipPlaces(input: ByteCursor, ue4: number, ue5: number, editorOnlyFiltered: boolean): void {
  if (ue5 >= UE5.VERSE_CELLS) input.skip(16);
  if (ue5 >= UE5.METADATA_OFFSET) input.skip(4);
  input.skip(4);
  if (ue4 >= UE4.SOFT_PACKAGE_REFERENCES) input.skip(8);
  if (ue4 >= UE4.SEARCHABLE_NAMES) input.skip(4);
  input.skip(4);
  if (ue5 >= UE5.IMPORT_HIERARCHIES) input.skip(8);
  if (ue5 < UE5.SAVED_HASH) input.skip(GUID);
  if (!editorOnlyFiltered && ue4 >= UE4.PACKAGE_OWNER) input.skip(ue4 < UE4.NON_OUTER_IMPORTS ? 2 * GUID : GUID);
  input.skip(input.count(8, "generations") * 8);
}

function readEngine(input: ByteCursor, ue4: number): string | null {
  const version = [input.u16(), input.u16(), input.u16()];
  input.skip(4);
  input.skipText();
  if (ue4 >= UE4.COMPATIBLE_ENGINE) {
    input.skip(10);
    input.skipText();
  }
  return version.every((part) => part === 0) ? null : version.join(".");
}

function readRegistryPlace(input: ByteCursor, legacy: number): number {
  input.skip(4);
  if (input.i32() !== 0) throw broken("it is compressed in a way that editors never write");
  input.skip(4);
  for (let packages = input.count(4, "further packages"); packages > 0; packages--) input.skipText();
  if (legacy > -7) input.skip(4);
  const registry = input.i32();
  if (registry < 0) throw broken(`its tags are said to lie at byte ${registry}`);
  return registry;
}
