/**
 * A member of an outside type that an extension was: `project.versionOf("a")`. While the extension stood there the
 * type had no such member of its own, for a member goes before an extension.
 */
import type { Declaration } from "../../resolve/facts/declaration";
import type { Session } from "../navigation/session";

/**
 * @param gone what the place meant at the base
 * @param base where that was
 * @param specifier of the outside type that is asked at the head
 */
export async function wasExtensionOf(gone: Declaration, base: Session, specifier: string): Promise<boolean> {
  const extended = (await base.code.file(gone.fileId))?.extendedBy(gone.ordinal);
  if (!extended) return false;
  const { external } = await base.resolver.meaning(extended.file, extended.at);
  return external?.specifier === specifier;
}
