import { onlyGet } from "@/lib/http/only-get";
import { live } from "@/lib/http/probe";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = onlyGet(live);
