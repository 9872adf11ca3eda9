import { describe, expect, it } from "vitest";
import { guardSite } from "./guard-site";

const ask = (headers: Record<string, string>, allowed: string[] = []) => guardSite(new Headers(headers), allowed);

describe("a request", () => {
  it.each(["localhost:4400", "127.0.0.1:4400", "[::1]:4400", "LOCALHOST"])(
    "under the loopback name %s is answered",
    (host) => {
      expect(() => ask({ host })).not.toThrow();
    },
  );

  it("under a name that was bound to this machine is refused", () => {
    expect(() => ask({ host: "evil.example:4400" })).toThrow(expect.objectContaining({ code: "forbidden_host" }));
    expect(() => ask({ host: "localhost.evil.example" })).toThrow(expect.objectContaining({ code: "forbidden_host" }));
    expect(() => ask({})).toThrow(expect.objectContaining({ code: "forbidden_host" }));
  });

  it("under a name of FATHOM_ALLOWED_HOSTS is answered", () => {
    expect(() => ask({ host: "code.example:443" }, ["code.example"])).not.toThrow();
    expect(() => ask({ host: "anything" }, ["*"])).not.toThrow();
  });

  it("of a page of the same origin is answered", () => {
    expect(() => ask({ host: "localhost:4400", origin: "http://localhost:4400" })).not.toThrow();
  });

  it.each(["https://evil.example", "http://localhost:9999", "null", "not a url"])(
    "of a page of %s is refused",
    (origin) => {
      expect(() => ask({ host: "localhost:4400", origin })).toThrow(
        expect.objectContaining({ code: "forbidden_origin" }),
      );
    },
  );
});
