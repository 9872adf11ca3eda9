/**
 * All icons, once in each page: a `<use>` of its own document is drawn at once, one of a file in a later frame, each
 * time anew. So no icon is missing while the server is away, either.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Symbols `icon-NAME`: a page has other ids, too. */
const symbols = readFileSync(join(process.cwd(), "public", "icons.svg"), "utf8")
  .replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "")
  .replace(/>\s+</g, "><")
  .replaceAll('<symbol id="', '<symbol id="icon-')
  .trim();

export function IconSprite() {
  return <svg aria-hidden style={{ display: "none" }} dangerouslySetInnerHTML={{ __html: symbols }} />;
}
