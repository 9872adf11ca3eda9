import { expect, it } from "vitest";
import { notRead } from "./not-read";

it.each([
  ".env",
  "app/.env.local",
  "deploy/server.pem",
  "tls.key",
  "home/id_rsa",
  ".npmrc",
  ".aws/credentials",
  "secrets.yaml",
  "prod.tfvars",
])("%s may hold secrets and is not opened", (path) => expect(notRead(path)?.reason).toBe("secret"));

it.each([
  ".env.example",
  "config/.env.sample",
  "id_rsa.pub",
  "environment.ts",
  "keys.md",
  "secrets.md",
  "prod.tfvars.example",
  ".ssh/known_hosts",
  "src/secret.py",
])("%s is read", (path) => expect(notRead(path)).toBeNull());

it("pictures and archives are no text by their names; a name without an ending says nothing", () => {
  expect(notRead("a/logo.PNG")?.reason).toBe("binary");
  expect(notRead("zip")).toBeNull();
});
