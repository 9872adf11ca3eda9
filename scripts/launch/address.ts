/** Where the server listens, and that whoever can reach it there is asked for a name. */
import { accessTokens } from "../../lib/db/admin/access-tokens";
import type { Queryable } from "../../lib/db/pool";
import { isAny, nameInUrl, type Environment } from "../../lib/env";
import { AppError } from "../../lib/errors";

type Address = Pick<Environment, "host" | "isPublic" | "baseUrl" | "allowedHosts" | "token" | "identity">;

/** @throws AppError bad_configuration where nobody could open the page by any name */
export function checkAddress({ host, baseUrl, allowedHosts }: Address): void {
  if (!isAny(host) || baseUrl !== undefined || allowedHosts.length > 0) return;
  throw new AppError(
    "bad_configuration",
    `Fathom is to listen on ${host}, and does not know by which name it is opened.`,
    {
      hint: "Name what people open with --base-url (FATHOM_BASE_URL), such as https://fathom.example.com or http://192.168.1.5:4100.",
    },
  );
}

/** @throws AppError bad_configuration where others can reach the server, and nobody is asked who they are */
export async function checkIdentity(settings: Address, client: Queryable): Promise<void> {
  const { host, isPublic, token, identity } = settings;
  if (!isPublic || token !== undefined || identity !== undefined) return;
  if ((await accessTokens(client)).length > 0) return;
  throw new AppError(
    "bad_configuration",
    `On ${host} others can reach Fathom, and nothing says who may read the code.`,
    {
      hint: "`fathom token add NAME` makes a token for a person. Or set FATHOM_TOKEN, or FATHOM_IDENTITY_HEADER and FATHOM_IDENTITY_FROM for a proxy that signs people in. docs/team.md tells more.",
    },
  );
}

/** What programs of this machine ask: a server on every address answers on the loopback one, too. */
export const localHost = ({ host, isPublic }: Pick<Environment, "host" | "isPublic">): string =>
  !isPublic || isAny(host) ? "127.0.0.1" : nameInUrl(host);
