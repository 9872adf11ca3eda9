/** The game engine whose projects Fathom understands. */
import type { EngineHooks } from "./engine-hooks";
import { unreal } from "./unreal/engine";

export const ENGINE: EngineHooks = unreal;
