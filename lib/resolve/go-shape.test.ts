import { describe, expect, it } from "vitest";
import { goShape } from "./go-shape";

describe("the shape of a Go method", () => {
  it("leaves names and packages out", () => {
    expect(goShape("(w util.BufWriter, source []byte, n ast.Node, entering bool) (ast.WalkStatus, error)")).toBe(
      goShape("(BufWriter, []byte, Node, bool) (status WalkStatus, err error)"),
    );
  });
  it("gives each name of a group its type", () => {
    expect(goShape("(a, b int, f func(x, y int) bool)")).toBe("int,int,func(x,yint)bool;");
  });
  it("tells results apart", () => {
    expect(goShape("() string")).not.toBe(goShape("() []byte"));
    expect(goShape("()")).toBe(";");
  });
});
