import { bindRoute } from "@/lib/http/bind-route";
import { streamText } from "@/lib/http/stream-text";

export const dynamic = "force-dynamic";
export const GET = streamText(bindRoute("search_text"));
