import { cardImage } from "../card-image";
import { answerAs } from "@/lib/http/answer-as";
import { onlyGet } from "@/lib/http/only-get";
import { addressOf } from "../../r/address";
import { pictured } from "../pictured";

/** `/card/<key>?repo=`: the picture of a symbol, as PNG. */
export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = onlyGet((request: Request) =>
  answerAs(request, (_viewer, requestId) => {
    const { pathname, searchParams } = new URL(request.url);
    const { path: key } = addressOf(["", ...pathname.split("/").slice(2)]);
    return pictured(key, searchParams.get("repo"), requestId, (symbol) => cardImage(symbol, request.signal));
  }),
);
