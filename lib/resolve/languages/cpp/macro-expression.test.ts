import { describe, expect, it } from "vitest";
import { macroExpression } from "./macro-expression";

const shown = (body: string): string | null => {
  const found = macroExpression(body);
  if (!found) return null;
  const { path, isType, members } = found;
  expect(body.slice(path.offset).startsWith(path.parts.at(-1) ?? "")).toBe(true);
  const name = `${path.isRooted ? "::" : ""}${path.parts.join("::")}`;
  return [isType ? `a ${name}` : name, ...members.map((each) => each.name + (each.isCalled ? "()" : ""))].join(" ");
};

describe("the value of a macro's body", () => {
  it("is what a call gives, with scopes, template arguments and parentheses around", () => {
    expect(shown("(add(x))")).toBe("add");
    expect(shown("::lib::inner::make<::lib::Task>(#f, f)")).toBe("::lib::inner::make");
    expect(shown("lib::List<int, (3 > 2)>::head()")).toBe("lib::List::head");
    expect(shown("App::get()->log(__FILE__).stream")).toBe("App::get log() stream");
  });

  it("is what a declaration begins with", () => {
    expect(shown("static ::lib::Task* const NAME(n) = (lib::add(new lib::Task(f)))")).toBe("lib::add");
    expect(shown("DECLARE(n) = add(a == b, c);")).toBe("add");
  });

  it("is of the type that is made or cast to", () => {
    expect(shown("(new lib::Task<int>(f))")).toBe("a lib::Task");
    expect(shown("static_cast<const ::lib::Task*>(x)->name()")).toBe("a ::lib::Task name()");
    expect(shown("((struct task *)(x)->data)")).toBe("a task");
    expect(shown("((Task *) (&x))->name")).toBe("a Task name");
  });

  it("is not told by operators, statements, pasted words and lists", () => {
    for (const body of [
      "a + b",
      "a < b",
      "!a",
      "*a",
      "f(a); g(a)",
      "do { f(); } while (0)",
      "f(a) ? b : c",
      "make_##name()",
      "a[1]",
      "(Task *)x + 1 == y",
      "(int)x",
      "f(a), g(b)",
      "if (x) {} else f(x)",
      "",
      "f(",
      "a == f()",
    ])
      expect(shown(body)).toBe(null);
  });
});
