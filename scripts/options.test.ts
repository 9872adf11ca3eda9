import { expect, test } from "vitest";
import { HELP, parseOptions } from "./options.mjs";

test("several folders, external ones and every option are understood", () => {
  const line = "~/a ~/b --external /ue5 --external /boost --exclude **/gen/** --exclude *.pb.go --port 5000 --data d";
  expect(
    parseOptions([...line.split(" "), "--workers", "3", "--no-watch", "--no-precise", "--no-index", "--no-ignore"]),
  ).toEqual({
    folders: ["~/a", "~/b"],
    external: ["/ue5", "/boost"],
    exclude: ["**/gen/**", "*.pb.go"],
    name: undefined,
    port: 5000,
    data: "d",
    workers: 3,
    watch: false,
    precise: false,
    index: false,
    noIgnore: true,
    withSecrets: false,
    help: false,
  });
});

test.each([
  [["--port", "0"], '--port takes a whole number from 1 to 65535, not "0"'],
  [["--port", "1e3"], "--port takes a whole number"],
  [["--workers", "-1"], "argument is ambiguous"],
  [["--name", "x"], "--name names one folder"],
  [["a", "b", "--name", "x"], "--name names one folder"],
  [["a", "--name", "x/y"], "--name takes a name without slashes"],
  [["--frob"], /^Unknown option '--frob'\.$/],
])("%j is refused with what is wrong", (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});

test("help tells every option", () => {
  for (const option of [
    "--external",
    "--name",
    "--port",
    "--data",
    "--exclude",
    "--no-ignore",
    "--workers",
    "--no-watch",
    "--no-index",
  ])
    expect(HELP).toContain(option);
});
