import { onlyGet } from "@/lib/http/only-get";
import { rawText } from "@/lib/http/raw-text";
import { addressOf } from "../../r/address";

/** `/raw/<repo>/<path>`: the indexed text alone. */
export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = onlyGet((request: Request) =>
  rawText(request, addressOf(new URL(request.url).pathname.split("/").slice(2))),
);
