import { describe, expect, it } from "vitest";
import { decodeSource } from "./decode-source";

const text = "int größe; // 名前\r\nint b;\r";

describe("a file's bytes", () => {
  it.each<[string, Buffer, string | null]>([
    ["UTF-8", Buffer.from(text), text],
    ["UTF-8 with a mark", Buffer.from("\ufeff" + text), text],
    ["UTF-16, little end first", Buffer.from("\ufeff" + text, "utf16le"), text],
    ["UTF-16, big end first", Buffer.from("\ufeff" + text, "utf16le").swap16(), text],
    ["Latin-1", Buffer.from("int gr\u00f6\u00dfe;", "latin1"), "int größe;"],
    ["Windows-1252", Buffer.from([0x80, 0x20, 0x93]), "€ “"],
    ["a NUL far behind", Buffer.from(" ".repeat(9000) + "\0x"), " ".repeat(9000) + "\ufffdx"],
    ["a lone surrogate in UTF-16", Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00]), "\ufffda"],
    ["half a character at the end", Buffer.from([0x61, 0xe2, 0x82]), "aâ‚"],
    ["no bytes", Buffer.alloc(0), ""],
    ["one byte", Buffer.from("x"), "x"],
    ["NULs at the start", Buffer.from("ab\0cd"), null],
    ["UTF-32", Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), null],
  ])("are read as text: %s", (_, bytes, expected) => {
    const decoded = decodeSource(bytes);
    expect(decoded?.text ?? null).toBe(expected);
    if (decoded) expect(Buffer.from(decoded.utf8).toString("utf8")).toBe(decoded.text);
  });

  it("never hold a NUL or anything but UTF-8 afterwards, whatever they were", () => {
    for (let seed = 0; seed < 500; seed++) {
      const bytes = Buffer.from(
        Array.from({ length: 64 }, (_, i) => (seed * 31 + i * i * 17 + ((seed * i) >> 3)) & 255),
      );
      const decoded = decodeSource(bytes);
      if (!decoded) continue;
      expect(decoded.text).not.toContain("\0");
      expect(Buffer.from(decoded.utf8).equals(Buffer.from(decoded.text, "utf8"))).toBe(true);
    }
  });
});
