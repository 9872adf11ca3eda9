import { respondTo } from "@/lib/http/bind-route";
import { refuseParameters } from "@/lib/http/no-parameters";
import { onlyGet } from "@/lib/http/only-get";
import { openApiDocument } from "@/lib/http/openapi";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = onlyGet((request: Request) =>
  respondTo(request, async () => {
    refuseParameters(request.url);
    return openApiDocument();
  }),
);
