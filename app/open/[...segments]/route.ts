import { onlyGet } from "@/lib/http/only-get";
import { openInEditor } from "@/lib/http/open-in-editor";
import { addressOf } from "../../r/address";

/**
 * `/open/<repo>/<path>?line=&column=`: the file in the reader's editor, where the server runs on the reader's machine.
 */
export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = onlyGet((request: Request) =>
  openInEditor(request, addressOf(new URL(request.url).pathname.split("/").slice(2))),
);
