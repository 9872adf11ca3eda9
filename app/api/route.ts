/** The folder of the API itself is no address of it, either. */
export const dynamic = "force-dynamic";
export { DELETE, GET, PATCH, POST, PUT } from "./[...unknown]/route";
