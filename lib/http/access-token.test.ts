import { expect, it } from "vitest";
import { checkToken, cookieOf } from "./access-token";

const refused = (headers: Record<string, string>) => () => checkToken(new Headers(headers), "s3cret & more");

it("nobody is asked for a token where none is set", () => {
  expect(() => checkToken(new Headers(), undefined)).not.toThrow();
});

it.each([
  ["no token", {}, /asks for a token/],
  ["another token", { authorization: "Bearer s3cret" }, /not the one/],
  ["a password", { authorization: "Basic czNjcmV0" }, /asks for a token/],
  ["a cookie of something else", { cookie: "other=s3cret" }, /asks for a token/],
  ["a cookie that cannot be decoded", { cookie: "fathom_token=%E0%A4%A" }, /asks for a token/],
])("a request with %s is refused", (_what, headers, words) => {
  expect(refused(headers as Record<string, string>)).toThrow(
    expect.objectContaining({ code: "unauthorized", status: 401, message: expect.stringMatching(words) }),
  );
});

it("a program is let in by a bearer token, a browser by its cookie", () => {
  expect(() => checkToken(new Headers({ authorization: "Bearer abc" }), "abc")).not.toThrow();
  const [cookie] = cookieOf("s3cret & more").split(";");
  expect(refused({ cookie: `theme=dark; ${cookie}` })).not.toThrow();
});
