/**
 * Where an asset was moved to. An editor that moves or renames an asset leaves a redirector at its old path, for
 * assets that still name that path.
 */
import { isPath, packageOf, shortName, unquoted } from "./object-path";
import type { ObjectTables } from "./object-tables";
import type { RegistryAsset } from "./registry-tags";

const REDIRECTOR = "ObjectRedirector";
const SCRIPT = "/Script/";

/** Package of the asset that is meant instead; null for anything but a redirector. */
export function redirection(assets: readonly RegistryAsset[], objects: ObjectTables): string | null {
  const redirector = assets.find(({ className }) => shortName(className) === REDIRECTOR);
  if (redirector === undefined && !hasRedirector(objects)) return null;
  const tagged = unquoted(redirector?.tags.get("DestinationObject") ?? "");
  return tagged !== null ? packageOf(tagged) : packageUsed(objects);
}

function hasRedirector(objects: ObjectTables): boolean {
  return objects.exportCount > 0 && objects.nameOf(objects.export(0).class) === REDIRECTOR;
}

/** The one package of assets that a redirector uses. */
function packageUsed(objects: ObjectTables): string | null {
  for (let i = 0; i < objects.importCount; i++) {
    const { className, outer, name } = objects.import(i);
    if (outer === 0 && className === "Package" && isPath(name) && !name.startsWith(SCRIPT)) return name;
  }
  return null;
}
