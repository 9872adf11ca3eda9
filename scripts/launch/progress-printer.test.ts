import { expect, test } from "vitest";
import type { ProgressMessage } from "../../lib/db/admin/index-runs";
import { ProgressPrinter } from "./progress-printer";

const message = (phase: ProgressMessage["phase"], filesDone: number): ProgressMessage => ({
  type: "progress",
  repository: "app",
  phase,
  filesDone,
  filesTotal: 8000,
  symbols: filesDone * 10,
  bytesDone: filesDone * 100,
  bytesTotal: 800_000,
});

function printed(
  isTTY: boolean,
  columns = 120,
): { printer: ProgressPrinter; text: () => string; at: (seconds: number) => void } {
  let text = "";
  let now = 0;
  const output = { write: (part: string) => ((text += part), true), isTTY, columns };
  const printer = new ProgressPrinter(output as never, () => now);
  return { printer, text: () => text, at: (seconds) => (now = seconds * 1000) };
}

test("elsewhere than on a terminal there is a plain line per phase, and one every ten seconds", () => {
  const { printer, text, at } = printed(false);
  printer.begin();
  printer.show(message("plan", 0));
  for (const second of [1, 2, 3, 12]) {
    at(second);
    printer.show(message("parse", second * 500));
  }
  at(15);
  printer.show(message("link", 8000));
  at(16);
  printer.show(message("done", 8000));
  expect(text()).toBe(
    [
      "app: looking for files · 8,000 found",
      "app: reading 500 of 8,000 files · 5,000 symbols · 500 files/s",
      "app: reading 6,000 of 8,000 files · 60,000 symbols · 500 files/s · 4 s left",
      "app: linking types and imports · 80,000 symbols",
      "app: ready: 8,000 files read, 80,000 symbols, 16 s",
      "",
    ].join("\n"),
  );
});

test("a folder in which nothing changed is told as such, without figures of nothing", () => {
  const { printer, text } = printed(false);
  printer.begin();
  for (const phase of ["plan", "parse", "link", "done"] as const) printer.show({ ...message(phase, 0), filesTotal: 0 });
  expect(text()).toBe("app: looking for files\napp: ready: no new or changed files\n");
});

test("on a terminal one line is rewritten, and other lines stand above it", () => {
  const { printer, text } = printed(true);
  printer.begin();
  printer.show(message("parse", 0));
  printer.line("something to know");
  printer.show(message("done", 8000));
  const erase = "\x1b[2K";
  const lines = text()
    .split("\n")
    .map((line) => line.slice(line.lastIndexOf(erase) + erase.length));
  expect(lines.slice(0, 2)).toEqual(["something to know", expect.stringMatching(/^app: ready/)]);
});

test.each([
  [120, "app: reading 1,000 of 8,000 files · 10,000 symbols · 200 files/s · 35 s left · 1 more waiting"],
  [80, "app: reading 1,000 of 8,000 files · 10,000 symbols · 200 files/s · 35 s left"],
  [65, "app: reading 1,000 of 8,000 files · 10,000 symbols · 35 s left"],
  [50, "app: reading 1,000 of 8,000 files · 35 s left"],
  [30, "app: reading 1,000 of 8,000 f"],
])("in %d columns the line holds what matters most", (columns, expected) => {
  const { printer, text, at } = printed(true, columns);
  printer.begin();
  printer.expect(["app", "lib"]);
  printer.show(message("plan", 0));
  at(5);
  printer.show(message("parse", 1000));
  expect(text().slice(text().lastIndexOf("\x1b[2K") + 4)).toBe(expected);
});

test.each([
  [false, "one after the other: app, lib, engine\napp: looking for files · 8,000 found · 2 more waiting\n"],
  [true, "\r\x1b[2Kapp: looking for files · 8,000 found · 2 more waiting"],
])("folders that wait are told, too (terminal: %s)", (isTTY, expected) => {
  const { printer, text } = printed(isTTY);
  printer.expect(["app", "lib", "engine"]);
  printer.show(message("plan", 0));
  printer.begin();
  expect(text()).toBe(expected);
});

test("nothing is printed before the address of the page", () => {
  const { printer, text } = printed(false);
  printer.show(message("plan", 0));
  expect(text()).toBe("");
  printer.begin();
  expect(text()).toMatch(/^app: looking for files/);
});

test("a saved file that is read again at once is not told", () => {
  const { printer, text, at } = printed(false);
  printer.begin();
  printer.quieten();
  printer.show(message("parse", 1));
  at(0.3);
  printer.show(message("done", 1));
  expect(text()).toBe("");
});
