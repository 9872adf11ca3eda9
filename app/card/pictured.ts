/** Answers with the picture of the symbol that a key names. */
import type { DeclaredSymbol } from "@/lib/contract/symbol-declaration";
import { AppError } from "@/lib/errors";
import { headersFor } from "@/lib/http/respond";
import { loadSymbol } from "../s/load-symbol";

/** @throws AppError no_such_file where no symbol has the key */
export async function pictured(
  key: string,
  repo: string | null,
  requestId: string,
  draw: (symbol: DeclaredSymbol) => Promise<ArrayBuffer>,
): Promise<Response> {
  const { symbol } = await loadSymbol(key, repo);
  if (symbol === null) throw new AppError("no_such_file", "No symbol has this key.");
  const headers = { ...headersFor(requestId), "content-type": "image/png", "cache-control": "private, max-age=300" };
  return new Response(await draw(symbol), { headers });
}
