import { bindRoute } from "@/lib/http/bind-route";
import { onlyGet } from "@/lib/http/only-get";
import { streamText } from "@/lib/http/stream-text";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = onlyGet(streamText(bindRoute("search_text")));
