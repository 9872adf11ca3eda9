import { respondTo } from "@/lib/http/bind-route";
import { openApiDocument } from "@/lib/http/openapi";

export const dynamic = "force-dynamic";
export const GET = (request: Request) => respondTo(request, async () => openApiDocument());
