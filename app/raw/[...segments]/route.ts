import { onlyGet } from "@/lib/http/only-get";
import { rawText } from "@/lib/http/raw-text";
import { addressOf } from "../../r/address";

/** `/raw/<repo>/<path>`: the indexed text alone; with `?rev=`, that of a commit. */
export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = onlyGet((request: Request) => {
  const { pathname, searchParams } = new URL(request.url);
  return rawText(request, { ...addressOf(pathname.split("/").slice(2)), rev: searchParams.get("rev") ?? undefined });
});
