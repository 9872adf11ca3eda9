import { describe, expect, it } from "vitest";
import { nameInKey } from "./namesake";

describe("the name that a key ends in", () => {
  it("is that of a type, a method with its overload, a field, a namespace", () => {
    expect(nameInKey("java com/google/gson/GsonBuilder#")).toBe("GsonBuilder");
    expect(nameInKey("cpp config#tcp#host.")).toBe("host");
    expect(nameInKey("java harbor/PortAuthority#dock(Ship,int).")).toBe("dock");
    expect(nameInKey("cpp dictFind(+0cp).")).toBe("dictFind");
    expect(nameInKey("python scrapy/crawler/")).toBe("crawler");
  });

  it("is read without the dot that a chat left out, and out of backticks", () => {
    expect(nameInKey("cpp dictFind()")).toBe("dictFind");
    expect(nameInKey("cpp UGate#`~UGate`().")).toBe("~UGate");
  });

  it("is none where there is no name", () => {
    expect(nameInKey("")).toBeNull();
    expect(nameInKey("#.")).toBeNull();
  });
});
