import { describe, expect, it } from "vitest";
import { goShape } from "./shape";

const inside = (own: string) => (written: string | null) => written ?? own;

describe("the shape of a Go method", () => {
  it("leaves names out and gives each type its package", () => {
    expect(goShape("(w util.Writer, source []byte, n Node, entering bool) (Status, error)", inside("ast"))).toBe(
      goShape("(util.Writer, []byte, ast.Node, bool) (status ast.Status, err error)", inside("html")),
    );
  });
  it("tells types of one name in two packages apart", () => {
    expect(goShape("(o Option)", inside("parser"))).not.toBe(goShape("(o Option)", inside("renderer")));
  });
  it("gives each name of a group its type", () => {
    expect(goShape("(a, b int, f func(x, y int) bool)", inside("p"))).toBe("int,int,func(x,yint)bool;");
  });
  it("tells results apart", () => {
    expect(goShape("() string", inside("p"))).not.toBe(goShape("() []byte", inside("p")));
    expect(goShape("()", inside("p"))).toBe(";");
  });
});
