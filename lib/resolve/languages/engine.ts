/** The engine whose projects are known. */
import type { EngineHooks } from "./engine-hooks";
import { unreal } from "./unreal/engine";

export const ENGINE: EngineHooks = unreal;
