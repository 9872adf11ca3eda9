import { onlyGet } from "@/lib/http/only-get";
import { alive } from "@/lib/http/probe";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = onlyGet(alive);
