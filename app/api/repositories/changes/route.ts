import { onlyGet } from "@/lib/http/only-get";
import { showSourceChanges, takeSourceChange } from "@/lib/http/source-changes";

/** Repositories that are added and removed from a page. */
export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, PUT } = onlyGet(showSourceChanges);
export { takeSourceChange as POST };
