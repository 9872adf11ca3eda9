/** Unreal, as rooms ask for an engine. */
import type { EngineHooks } from "../engine-hooks";
import { isUnrealModule, typesOfModule } from "./module-types";
import { unrealModules } from "./modules";
import { unrealName } from "./names";
import { isUnrealPath, packageOf, UnrealPaths } from "./unreal-paths";
import { wantedBase } from "./wanted-base";

export const unreal: EngineHooks = {
  isPath: isUnrealPath,
  paths: (code) => new UnrealPaths(code),
  wantedBase,
  nameMeant: unrealName,
  assetPath: packageOf,
  modules: unrealModules,
  isModule: isUnrealModule,
  typesOfModule,
};
