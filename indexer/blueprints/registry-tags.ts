/**
 * The tags that a package keeps for the editor's registry of assets: what each asset says of itself without being
 * loaded.
 */
import { ByteCursor } from "./byte-cursor";
import { broken } from "./asset-refused";
import type { PackageSummary } from "./summary";
import { UE4 } from "./versions";

export interface RegistryAsset {
  /** its path, or only its name */
  path: string;
  /** `Blueprint`, or from 5.1 `/Script/Engine.Blueprint` */
  className: string;
  tags: ReadonlyMap<string, string>;
}

/** Tags that are read. Others can be megabytes of search data. */
const WANTED: ReadonlySet<string> = new Set([
  ...["ParentClass", "NativeParentClass", "GeneratedClass", "BlueprintType", "IsDataOnly", "ImplementedInterfaces"],
  ...["BlueprintDescription", "DestinationObject"],
]);

/** Assets of one package; honest ones have one or two. */
const MAX_ASSETS = 64;
const LONGEST_TAG = 16_384;

export function readRegistryTags(
  bytes: Buffer,
  { registry, ue4, editorOnlyFiltered }: PackageSummary,
): RegistryAsset[] {
  if (registry === 0) return [];
  if (registry > bytes.length) throw broken(`its tags are said to lie at byte ${registry} of ${bytes.length}`);
  const input = new ByteCursor(bytes, registry);
  if (ue4 >= UE4.REGISTRY_DEPENDENCIES && !editorOnlyFiltered) input.skip(8);
  const assets: RegistryAsset[] = [];
  for (let count = Math.min(input.count(12, "assets"), MAX_ASSETS); count > 0; count--) assets.push(readAsset(input));
  return assets;
}

function readAsset(input: ByteCursor): RegistryAsset {
  const path = input.text();
  const className = input.text();
  const tags = new Map<string, string>();
  for (let count = input.count(8, "tags"); count > 0; count--) {
    const name = input.text();
    if (WANTED.has(name)) tags.set(name, input.text().slice(0, LONGEST_TAG));
    else input.skipText();
  }
  return { path, className, tags };
}
