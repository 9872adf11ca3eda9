import { describe, expect, it } from "vitest";
import { encodeMessage, MessageStream } from "./message-stream";

const MESSAGES = [{ id: 1, result: "größe 😀" }, { method: "done" }, { id: 2, result: null }];

describe("messages of a language server", () => {
  it("arrive whole however their bytes are cut", () => {
    const bytes = Buffer.concat(MESSAGES.map(encodeMessage));
    for (const size of [1, 7, 50, bytes.length]) {
      const stream = new MessageStream();
      const got: unknown[] = [];
      for (let at = 0; at < bytes.length; at += size) got.push(...stream.push(bytes.subarray(at, at + size)));
      expect(got).toEqual(MESSAGES);
    }
  });
  it("are counted in bytes, not characters", () => {
    expect(encodeMessage("ß").toString("latin1")).toMatch(/^Content-Length: 4\r\n\r\n/);
  });
  it("may have other header fields", () => {
    const message = "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length: 2\r\n\r\n{}";
    expect(new MessageStream().push(Buffer.from(message))).toEqual([{}]);
  });
  it("without a length are refused", () => {
    expect(() => new MessageStream().push(Buffer.from("Content-Length: many\r\n\r\n{}"))).toThrow(RangeError);
    expect(() => new MessageStream().push(Buffer.from("Content-Length: 99999999999\r\n\r\n"))).toThrow(RangeError);
  });
});
