/** The version that `npm start`, the API and MCP report: the one of package.json. */
import manifest from "../package.json";

export const VERSION: string = manifest.version;
