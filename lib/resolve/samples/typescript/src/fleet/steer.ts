import { «measured→measured, import» as whole } from "./hull";
export function measured(): void { «whole→measured, import»; }
