import { bindRoute } from "@/lib/http/bind-route";
import { onlyGet } from "@/lib/http/only-get";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = onlyGet(bindRoute("find_code"));
