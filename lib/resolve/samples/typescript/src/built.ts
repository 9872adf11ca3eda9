import { weigh } from "../distant/scales";
import { count } from "../made/scales";
import lost, { gone } from "./generated/lost";

/** What a build makes is known by its source; what no file of the checkout is made of is not known to stand outside. */
export const all = [weigh(1), «weigh→, name»(2), «count→count, import»(3), «gone→, name»(4), «lost→, name».weigh];
