import { metricsRoute } from "@/lib/http/metrics-route";
import { onlyGet } from "@/lib/http/only-get";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = onlyGet(metricsRoute);
