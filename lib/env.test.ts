import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment, VARIABLES } from "./env";

test("nothing has to be set, and an empty variable counts as not set", () => {
  const settings = { databaseUrl: undefined, dataFolder: undefined, port: undefined, workers: undefined, watch: true };
  const access = { host: "127.0.0.1", isPublic: false, logsRequests: false, fetchMinutes: 15, managers: [] };
  const engines = {
    precise: true,
    semantic: true,
    vectors: "scan",
    embeddings: undefined,
    meili: undefined,
    zoekt: { url: undefined, indexFolder: undefined },
  };
  expect(readEnvironment({})).toEqual({ ...settings, ...access, allowedHosts: [], ...engines });
  expect(readEnvironment({ FATHOM_PORT: "", FATHOM_WATCH: "", DATABASE_URL: "" })).toEqual({
    ...settings,
    ...access,
    allowedHosts: [],
    ...engines,
  });
});

test("values are read as what they mean", () => {
  expect(
    readEnvironment({ FATHOM_PORT: "80", FATHOM_WORKERS: "4", FATHOM_WATCH: "0", FATHOM_ALLOWED_HOSTS: "a.org, b" }),
  ).toMatchObject({ port: 80, workers: 4, watch: false, precise: true, allowedHosts: ["a.org", "b"] });
});

test.each([
  ["FATHOM_PORT", "99999", "a whole number from 1 to 65535"],
  ["FATHOM_WORKERS", "many", "a whole number from 1 to 256"],
  ["FATHOM_WATCH", "yes", "0 or 1"],
  ["DATABASE_URL", "mysql://x", "a connection string: postgresql://user:password@host:port/database"],
  ["FATHOM_HOST", "a host", "an address of this machine: 0.0.0.0, 192.168.1.5, ::"],
  ["FATHOM_IDENTITY_FROM", "proxy.example", "addresses of proxies: 127.0.0.1, 10.0.0.0/8"],
  ["FATHOM_VECTORS", "faiss", "scan or pgvector"],
  ["MEILI_URL", "localhost", "the address of a Meilisearch: http://localhost:7700"],
])("a wrong %s is named, with what it takes", (name, value, takes) => {
  const message = `${name} is not usable; it takes ${takes}.`;
  expect(() => readEnvironment({ [name]: value })).toThrow(
    expect.objectContaining({ code: "bad_configuration", message }),
  );
});

test(".env.example lists exactly the variables that are read", () => {
  const example = readFileSync(join(import.meta.dirname, "../.env.example"), "utf8");
  const listed = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(listed.sort()).toEqual([...VARIABLES].sort());
});

test("a proxy is trusted by its header and its address, never by one of them", () => {
  expect(() => readEnvironment({ FATHOM_IDENTITY_HEADER: "X-User" })).toThrow(/FATHOM_IDENTITY_FROM/);
  expect(() => readEnvironment({ FATHOM_IDENTITY_FROM: "10.0.0.1" })).toThrow(/FATHOM_IDENTITY_HEADER/);
  expect(
    readEnvironment({ FATHOM_IDENTITY_HEADER: "X-User", FATHOM_IDENTITY_FROM: "10.0.0.1, fd00::/8" }).identity,
  ).toEqual({ header: "x-user", from: ["10.0.0.1", "fd00::/8"] });
});

test("a server that embeds needs the name of a model", () => {
  expect(() => readEnvironment({ LLM_URL: "http://localhost:1/v1" })).toThrow(/LLM_MODEL/);
  expect(() => readEnvironment({ EMBEDDINGS_URL: "http://localhost:11434/v1" })).toThrow(/EMBEDDINGS_MODEL/);
  expect(readEnvironment({ EMBEDDINGS_URL: "http://localhost:1/v1", EMBEDDINGS_MODEL: "m" }).embeddings).toEqual({
    url: "http://localhost:1/v1",
    model: "m",
    key: undefined,
  });
});

test("one model embeds: a server's or a folder's", () => {
  const server = { EMBEDDINGS_URL: "http://localhost:1/v1", EMBEDDINGS_MODEL: "m" };
  expect(readEnvironment({ EMBEDDINGS_FOLDER: "/models/small" }).embeddingsFolder).toBe("/models/small");
  expect(() => readEnvironment({ ...server, EMBEDDINGS_FOLDER: "/models/small" })).toThrow(/EMBEDDINGS_FOLDER and/);
});
