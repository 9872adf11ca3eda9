import { describe, expect, it } from "vitest";
import { packText, unpackText } from "./stored-text";

const utf8 = (text: string): Buffer => Buffer.from(text, "utf8");

describe("a stored text", () => {
  it("comes back as it was, whatever its length and letters", () => {
    const texts = [
      "",
      "x",
      "int главный() { return 0; } // 木\r\n".repeat(500),
      "\u{1F600}".repeat(63),
      "a".repeat(255),
    ];
    for (const text of texts) expect(unpackText(packText(utf8(text)))).toBe(text);
  });

  it("takes less room than the text, and never more than a byte beside it", () => {
    const code = "for (const row of rows) total += row.length;\n".repeat(100);
    expect(packText(utf8(code)).length).toBeLessThan(code.length / 5);
    const noise = Buffer.from(Array.from({ length: 4096 }, (_, i) => ((i * 2654435761) >>> 7) & 0xff));
    expect(packText(noise).length).toBeLessThanOrEqual(noise.length + 1);
  });

  it("is refused in a form that nobody wrote", () => {
    expect(() => unpackText(Uint8Array.of(9, 65))).toThrow("unknown form 9");
  });
});
