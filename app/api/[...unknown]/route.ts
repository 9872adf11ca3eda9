import { AppError } from "@/lib/errors";
import { respondTo } from "@/lib/http/bind-route";

export const dynamic = "force-dynamic";
/** JSON for whoever mistypes an address of the API. */
const refuse = (request: Request) =>
  respondTo(request, async () => {
    throw new AppError("no_such_operation", `Nothing is at ${new URL(request.url).pathname.slice(0, 200)}.`);
  });
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
