import { expect, it } from "vitest";
import { maskSecrets } from "./mask-secrets";

it.each([
  ["url = 'https://ada:hunter22@git.example/x.git'", "hunter22"],
  ["# postgresql://fathom:s3cr3t-é@db:5432/fathom", "s3cr3t-é"],
  ["remote: ssh://git:tok_1234@[::1]/a", "tok_1234"],
  ["https://:abcdef123@host/", "abcdef123"],
])("a password in a URL is hidden, and everything else stays at its place: %s", (text, password) => {
  expect(maskSecrets(text)).toEqual({ text: text.replace(password, "x".repeat(password.length)), count: 1 });
});

it.each([
  "https://user:password@example.com",
  "postgres://postgres:postgres@localhost/test",
  "https://${user}:${token}@host",
  "amqp://{user}:{pass}@host",
  "https://name:<secret>@host",
  "http://localhost:4100/@scope/package",
  "https://host:8080/a@b",
  'print("://", a, ":", b + "@")',
  "see http://a.example/x: mail me@example.com",
])("what stands for a password, or is none, stays: %s", (text) => {
  expect(maskSecrets(text)).toEqual({ text, count: 0 });
});

it("the body of a private key is hidden line by line, whatever is written around it", () => {
  const body = "MIIEowIBAAKCAQEAu1SU1LfVLPHCozMxH2Mo4lgOEePzNm0tRgeLezV6ffAt0gun";
  const text = `KEY = "-----BEGIN RSA PRIVATE KEY-----\\n"\n  "${body}\\n"\n  "-----END RSA PRIVATE KEY-----"`;
  const masked = maskSecrets(text);
  expect(masked.count).toBe(1);
  expect(masked.text).not.toContain(body.slice(0, 16));
  expect(masked.text.length).toBe(text.length);
  expect(masked.text.split("\n").length).toBe(text.split("\n").length);
  expect(masked.text).toMatch(/-----END RSA PRIVATE KEY-----"$/);
});

it("a program that looks for keys holds none", () => {
  const text =
    'if (text.includes("-----BEGIN PRIVATE KEY-----") && text.includes("-----END PRIVATE KEY-----")) return;';
  expect(maskSecrets(text)).toEqual({ text, count: 0 });
});

it("a long text is gone through once", () => {
  const text = "x://".repeat(200_000) + ":".repeat(100_000);
  const begun = performance.now();
  maskSecrets(text);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
