/**
 * Sends the browser on to a file in VS Code. Only where the server is asked under a name of the machine itself: its
 * folders say nothing to anybody elsewhere, and are told to nobody there.
 */
import { AppError } from "../errors";
import { contextFor } from "../queries/context-for";
import { placeOnDisk } from "../queries/place-on-disk";
import { answerAs } from "./answer-as";
import { isLoopback } from "./guard-site";
import type { ContextOf, FileAddress } from "./raw-text";
import { headersFor } from "./respond";

export function openInEditor(
  request: Request,
  { repo, path }: FileAddress,
  context: ContextOf = contextFor,
): Promise<Response> {
  return answerAs(request, async (viewer, requestId) => {
    if (!isLoopback(request.headers.get("host")))
      throw new AppError("forbidden_host", "A file is opened in an editor on the server's own machine only.");
    const place = await placeOnDisk(await context(viewer), repo, path);
    const { searchParams } = new URL(request.url);
    const [line, column] = [numberOf(searchParams.get("line")), numberOf(searchParams.get("column"))];
    return new Response(null, {
      status: 302,
      headers: { ...headersFor(requestId), location: `vscode://file${encoded(place)}:${line}:${column}` },
    });
  });
}

/** From 1; 1 for what is no number. */
function numberOf(written: string | null): number {
  return /^\d{1,8}$/.test(written ?? "") ? Math.max(1, Number(written)) : 1;
}

/** With a slash before a drive's letter, and nothing that ends a path. */
function encoded(place: string): string {
  const path = place.replaceAll("\\", "/");
  return `${path.startsWith("/") ? "" : "/"}${path.split("/").map(encodeURIComponent).join("/").replace(/%3A/i, ":")}`;
}
