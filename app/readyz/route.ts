import { respondTo } from "@/lib/http/bind-route";
import { readiness } from "@/lib/queries/readiness";

export const dynamic = "force-dynamic";
export const GET = (request: Request) => respondTo(request, readiness);
