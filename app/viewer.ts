/** What the person may see who opened a page. The proxy has let them in; pages ask again, for themselves. */
import { headers } from "next/headers";
import { cache } from "react";
import { admit } from "@/lib/http/admit";
import type { QueryContext } from "@/lib/queries/context";
import { isSignedIn } from "@/lib/http/sent-token";
import { contextFor } from "@/lib/queries/context-for";

const viewer = cache(async () => admit(new Headers(await headers())));

/** Who opened the page, where they can sign out: their browser brings a token. Null for everybody else. */
export async function signedIn(): Promise<string | null> {
  const sent = new Headers(await headers());
  const who = isSignedIn(sent) ? await viewer().catch(() => null) : null;
  return who?.name ?? null;
}

/** For one question of theirs. @throws AppError unauthorized */
export const viewersContext = async (): Promise<QueryContext> => contextFor(await viewer());
