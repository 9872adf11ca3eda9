import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { addAccessToken } from "../../lib/db/admin/access-tokens";
import { readEnvironment } from "../../lib/env";
import { checkAddress, checkIdentity, localHost } from "./address";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const started = (variables: Record<string, string>) => checkIdentity(readEnvironment(variables), database.pool);

describe("a start", () => {
  it.each(["0.0.0.0", "192.168.1.5", "::", "10.0.0.1"])("on %s is refused while anybody could read", async (host) => {
    await expect(started({ FATHOM_HOST: host })).rejects.toMatchObject({
      ...{ code: "bad_configuration", hint: expect.stringContaining("fathom token add") },
    });
  });

  it.each(["127.0.0.1", "localhost", "::1", "127.8.8.8"])("on %s asks nobody", async (host) => {
    await expect(started({ FATHOM_HOST: host })).resolves.toBeUndefined();
  });

  it("that others can reach goes on with a shared token, a proxy that is named, or a token of a person", async () => {
    const host = { FATHOM_HOST: "0.0.0.0" };
    await started({ ...host, FATHOM_TOKEN: "s3cret-s3cret-s3cret" });
    await started({ ...host, FATHOM_IDENTITY_HEADER: "X-User", FATHOM_IDENTITY_FROM: "10.0.0.1" });
    await addAccessToken(database.pool, "ada", null);
    await started(host);
  });

  it("on every address needs the name that people open", () => {
    expect(() => checkAddress(readEnvironment({ FATHOM_HOST: "0.0.0.0" }))).toThrow(/by which name/);
    const named = { FATHOM_HOST: "0.0.0.0", FATHOM_BASE_URL: "https://code.example/" };
    expect(() => checkAddress(readEnvironment(named))).not.toThrow();
    expect(readEnvironment(named)).toMatchObject({ baseUrl: "https://code.example", allowedHosts: ["code.example"] });
    expect(() => checkAddress(readEnvironment({ FATHOM_HOST: "192.168.1.5" }))).not.toThrow();
  });
});

it("programs of the machine ask where the server listens", () => {
  const asked = (host: string) => localHost(readEnvironment({ FATHOM_HOST: host }));
  expect(["127.0.0.1", "0.0.0.0", "::", "192.168.1.5", "fd00::5"].map(asked)).toEqual([
    ...["127.0.0.1", "127.0.0.1", "127.0.0.1", "192.168.1.5", "[fd00::5]"],
  ]);
});
