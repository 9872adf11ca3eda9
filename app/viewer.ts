/** What the person may see who opened a page. The proxy has let them in; pages ask again, for themselves. */
import { headers } from "next/headers";
import { cache } from "react";
import { admit } from "@/lib/http/admit";
import { serverContext, type QueryContext } from "@/lib/queries/context";

const viewer = cache(async () => admit(new Headers(await headers())));

/** For one question of theirs. @throws AppError unauthorized */
export const viewersContext = async (): Promise<QueryContext> => serverContext(await viewer());
