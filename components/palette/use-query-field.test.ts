// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderAsking } from "@/testing/hooks/render";
import { useQueryField, type QueryField } from "./use-query-field";

function fieldOf(initial: string) {
  const kept: (string | null)[] = [];
  const { result } = renderAsking(() => useQueryField(initial, false, (query) => kept.push(query)), undefined);
  return {
    kept,
    shown: () => {
      const { mode, chips, text } = result.current;
      return { mode, chips: chips.map(({ name, value }) => `${name}:${value}`), text };
    },
    does: (act_: (field: QueryField) => void) => act(() => act_(result.current)),
  };
}

describe("the palette's field", () => {
  it("opens with the filters of a link as chips and the name as text", () => {
    expect(fieldOf("kind:class lang:cpp tick").shown()).toEqual({
      mode: "all",
      chips: ["kind:class", "lang:cpp"],
      text: "tick",
    });
  });

  it("changes its mode by a sign that is typed first, and by no sign later on", () => {
    const field = fieldOf("");
    field.does(({ type }) => type("#"));
    expect(field.shown()).toEqual({ mode: "symbols", chips: [], text: "" });
    field.does(({ type }) => type("#a"));
    expect(field.shown()).toEqual({ mode: "symbols", chips: [], text: "#a" });
  });

  it("takes a name that begins with :: as a name", () => {
    const field = fieldOf("");
    field.does(({ type }) => type("::tick"));
    expect(field.shown()).toMatchObject({ mode: "all", text: "::tick" });
  });

  it("makes a chip of a filter once a blank ends it, and of two that exclude each other keeps the last", () => {
    const field = fieldOf("kind:class");
    field.does(({ type }) => type("kind:method "));
    expect(field.shown()).toMatchObject({ chips: ["kind:method"], text: "" });
  });

  it("gives chips back from the last one on, then the mode, then says that nothing is left", () => {
    const field = fieldOf("#kind:class lang:cpp");
    const answers: boolean[] = [];
    for (let press = 0; press < 4; press++) field.does(({ liftLast }) => answers.push(liftLast()));
    expect(answers).toEqual([true, true, true, false]);
    expect(field.shown()).toEqual({ mode: "all", chips: [], text: "" });
  });

  it("keeps a search as the text of a link, and nothing of what only looks at the open page", () => {
    const field = fieldOf("kind:class");
    field.does(({ type }) => type("tick"));
    expect(field.kept.at(-1)).toBe("kind:class tick");
    field.does(({ type }) => type(">"));
    expect(field.kept.at(-1)).toBeNull();
    expect(field.shown()).toEqual({ mode: "action", chips: [], text: "" });
  });

  it("looks in all code once the scope is lifted, and loses any other filter that is lifted", () => {
    const field = fieldOf("kind:class tick");
    field.does(({ lift }) => lift("scope"));
    expect(field.shown().chips).toEqual(["kind:class", "scope:all"]);
    field.does(({ lift }) => lift("kind"));
    expect(field.shown()).toMatchObject({ chips: ["scope:all"], text: "tick" });
  });
});
