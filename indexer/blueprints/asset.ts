/**
 * What the header of an asset says, without an engine: its class, and for a Blueprint what it derives from. Pure. It
 * never reads beyond the given bytes: a file with wrong lengths is refused, with the reason.
 */
import { readBlueprint, type BlueprintFacts } from "./blueprint";
import { ByteCursor } from "./byte-cursor";
import { NameTable } from "./name-table";
import { isPath, shortName } from "./object-path";
import { ObjectTables } from "./object-tables";
import { redirection } from "./redirection";
import { references } from "./references";
import { AssetRefused, broken } from "./asset-refused";
import { readRegistryTags } from "./registry-tags";
import { readSummary, type PackageSummary } from "./summary";

export interface AssetFacts {
  /** as it was saved, `/Game/Folder/Asset`; null where the package does not say it */
  package: string | null;
  /** `Blueprint`, `WidgetBlueprint`, `World`, `Texture2D`; null where it does not say it */
  className: string | null;
  /** engine that saved it, `5.1.1`; null where it does not say it */
  engine: string | null;
  blueprint: BlueprintFacts | null;
  /** package to which an asset was moved that only says so, `/Game/Folder/Asset` */
  movedTo: string | null;
  /** paths of the classes, structs, enums, functions and Blueprints that it uses, sorted */
  references: string[];
}

const POINTER = "version https://git-lfs.github.com/spec/v1";

/**
 * Bytes from the start that are needed to read an asset.
 * @param start its first bytes; at least the summary, which is a few hundred
 * @throws AssetRefused
 */
export function headerSizeOf(start: Buffer): number {
  refusePointer(start);
  return readSummary(new ByteCursor(start)).headerSize;
}

/**
 * @param bytes the header; what comes after it is not looked at
 * @throws AssetRefused
 */
export function readAsset(bytes: Buffer): AssetFacts {
  refusePointer(bytes);
  const summary = readSummary(new ByteCursor(bytes));
  if (summary.headerSize > bytes.length) throw broken(`it claims ${summary.headerSize} bytes and has ${bytes.length}`);
  const header = bytes.subarray(0, summary.headerSize);
  const objects = new ObjectTables(header, summary, new NameTable(header, summary));
  const assets = readRegistryTags(header, summary);
  const main = assets.find(({ className }) => shortName(className) === "World") ?? assets[0];
  return {
    package: packageName(summary),
    className: main && /^[\w/.]+$/.test(main.className) ? shortName(main.className) : null,
    engine: summary.engine,
    blueprint: readBlueprint(assets, objects),
    movedTo: redirection(assets, objects),
    references: references(objects),
  };
}

function packageName({ packageName: name }: PackageSummary): string | null {
  return isPath(name) ? name : null;
}

function refusePointer(bytes: Buffer): void {
  if (bytes.subarray(0, POINTER.length).toString("latin1") !== POINTER) return;
  const size = /^size (\d{1,15})$/m.exec(bytes.subarray(0, 512).toString("latin1"))?.[1];
  const missing = size === undefined ? "Its content" : `Its content (${Number(size).toLocaleString("en-US")} bytes)`;
  throw new AssetRefused("lfs_pointer", `${missing} is kept by Git LFS and is not here: "git lfs pull" brings it.`);
}
