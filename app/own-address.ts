/** The address under which this request reached the server: pictures are named whole to those outside. */
import { headers } from "next/headers";

export async function ownAddress(): Promise<URL> {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "localhost";
  const protocol = sent.get("x-forwarded-proto") === "https" ? "https" : "http";
  return URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`) : new URL("http://localhost");
}
