import { describe, expect, it } from "vitest";
import { hashOfToken } from "../db/admin/access-tokens";
import { identify, isAmong, type IdentitySettings } from "./identify";
import { endExchange, beginExchange } from "./exchange";
import { cookieOf } from "./sent-token";
import type { IncomingMessage } from "node:http";

const open: IdentitySettings = { token: undefined, launchToken: undefined, isPublic: false, identity: undefined };
const tokenOf = (name: string, token: string, repositories: string[] | null = null) => ({
  ...{ name, hash: hashOfToken(token), repositories, manages: false, createdAt: new Date(0) },
});
const tokens = [tokenOf("ada", "fathom_a"), tokenOf("bob", "fathom_b", ["game"])];
const bearer = (token: string): Headers => new Headers({ authorization: `Bearer ${token}` });
const refused = expect.objectContaining({ code: "unauthorized", status: 401 });

describe("without a token anywhere", () => {
  it("nobody is asked for a name on a machine of one's own", () => {
    expect(identify(new Headers(), open, [])).toEqual({ name: null, repositories: null, manages: false });
  });

  it.each([
    ["the server can be reached by others", { ...open, isPublic: true }, []],
    ["a shared token is set", { ...open, token: "s3cret-s3cret-s3cret" }, []],
    ["a proxy is to say who asks", { ...open, identity: { header: "x-user", from: ["10.0.0.1"] } }, []],
    ["a person has a token", open, tokens],
  ])("everybody is asked where %s", (_where, settings, known) => {
    expect(() => identify(new Headers(), settings, known)).toThrow(refused);
  });
});

describe("a token", () => {
  it("tells who asks and what it opens", () => {
    expect(identify(bearer("fathom_a"), open, tokens)).toEqual({ name: "ada", repositories: null, manages: false });
    expect(identify(bearer("fathom_b"), open, tokens)).toEqual({ name: "bob", repositories: ["game"], manages: false });
    const [cookie] = cookieOf("fathom_b", false).split(";");
    expect(identify(new Headers({ cookie: `theme=dark; ${cookie}` }), open, tokens).name).toBe("bob");
  });

  it.each([
    ["another", bearer("fathom_c")],
    ["the hash of one", bearer(hashOfToken("fathom_a").toString("hex"))],
    ["a password", new Headers({ authorization: "Basic ZmF0aG9tX2E=" })],
    ["a cookie of something else", new Headers({ cookie: "other=fathom_a" })],
    ["a cookie that cannot be decoded", new Headers({ cookie: "fathom_token=%E0%A4%A" })],
  ])("that is %s lets nobody in", (_what, headers) => {
    expect(() => identify(headers, open, tokens)).toThrow(refused);
  });

  it("that is wrong lets nobody in, even where nobody is asked", () => {
    expect(() => identify(bearer("anything"), open, [])).toThrow(refused);
  });

  it("of the server, or of the start that runs, opens everything", () => {
    const settings = { ...open, token: "s3cret-s3cret-s3cret", launchToken: "launched" };
    expect(identify(bearer("s3cret-s3cret-s3cret"), settings, [])).toEqual({
      name: "token",
      repositories: null,
      manages: false,
    });
    expect(identify(bearer("launched"), settings, tokens)).toEqual({
      name: "this machine",
      repositories: null,
      manages: true,
    });
  });
});

describe("a proxy that signs people in", () => {
  const settings: IdentitySettings = { ...open, identity: { header: "x-user", from: ["10.1.0.0/16", "::1"] } };

  /** As the server receives it from this address. */
  function from(remoteAddress: string, user: string): ReturnType<typeof identify> {
    const received = { headers: { "x-user": user }, socket: { remoteAddress } } as unknown as IncomingMessage;
    const { number } = beginExchange(received, "page");
    try {
      return identify(new Headers(received.headers as Record<string, string>), settings, tokens);
    } finally {
      endExchange(number);
    }
  }

  it("is believed at its address, and a person sees what a token of the same name opens", () => {
    expect(from("10.1.2.3", "carol@example.com")).toEqual({
      name: "carol@example.com",
      repositories: null,
      manages: false,
    });
    expect(from("::ffff:10.1.2.3", "bob")).toEqual({ name: "bob", repositories: ["game"], manages: false });
    expect(from("::1", "ada").name).toBe("ada");
  });

  it.each(["10.2.0.1", "127.0.0.1", "", "::2"])("is not believed at %s", (address) => {
    expect(() => from(address, "ada")).toThrow(refused);
  });

  it.each(["ada, eve", "", "a b", "<script>", "a/b"])("does not name anybody by %j", (user) => {
    expect(() => from("10.1.2.3", user)).toThrow(refused);
  });

  it("is nobody where the request was not received by this server", () => {
    expect(() => identify(new Headers({ "x-user": "ada" }), settings, tokens)).toThrow(refused);
  });
});

it("an address is looked for among addresses and networks", () => {
  expect(isAmong("192.168.7.9", ["192.168.7.0/24"])).toBe(true);
  expect(isAmong("192.168.8.9", ["192.168.7.0/24", "fd00::/8"])).toBe(false);
  expect(isAmong("fd12::1", ["fd00::/8"])).toBe(true);
  expect(isAmong("nonsense", ["0.0.0.0/0"])).toBe(false);
});
