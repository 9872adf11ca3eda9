import { onlyGet } from "@/lib/http/only-get";

/** The process answers. Says nothing about the database: /readyz does. */
export const dynamic = "force-dynamic";
const live = async () => Response.json({ status: "live" }, { headers: { "cache-control": "no-store" } });
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = onlyGet(live);
