/** What the person may see who opened a page. The proxy has let them in; pages ask again, for themselves. */
import { headers } from "next/headers";
import { cache } from "react";
import { admit } from "@/lib/http/admit";
import type { QueryContext } from "@/lib/queries/context";
import { contextFor } from "@/lib/queries/context-for";

const viewer = cache(async () => admit(new Headers(await headers())));

/** For one question of theirs. @throws AppError unauthorized */
export const viewersContext = async (): Promise<QueryContext> => contextFor(await viewer());
